/* What people write before an extension, in our languages, and the forms of RFC 3966 and of address books. */
const extension =
  /^(.*\d\)?)\s*(?:[,;]?\s*(?:ext(?:ensi[oó]n|ension)?|anexo|int(?:erno)?|poste|durchwahl|dw|x|تحويلة|转|分机)[.:=]?\s*|#\s*)(\d{1,8})$/iu;
const longest = 60;

/**
 * Splits the extension off a telephone number as it is copied: "75 231 0132 anexo 24", "… ext. 24", "…;ext=24", "… x24".
 *
 * @returns Undefined for a text without an extension.
 */
export const splitExtension = (text: string): { number: string; extension: string } | undefined => {
  const trimmed = text.trim();
  if (trimmed.length > longest) return undefined;
  const [, number, digits] = extension.exec(trimmed) ?? [];
  return number !== undefined && digits !== undefined ? { number, extension: digits } : undefined;
};
