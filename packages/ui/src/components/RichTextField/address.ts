import { isAllowedHref } from '@school/text';

/**
 * Completes the typed text of a link to an address: "aromos.cl" becomes a web address, "ana@aromos.cl" a mail
 * address. Returns `null` for an invalid or forbidden address.
 */
export const parseAddress = (text: string): string | null => {
  const address = completed(text.trim());
  return isAllowedHref(address) ? address : null;
};

const completed = (text: string): string => {
  if (/^https?:\/\//iu.test(text)) return text.replace(/^https?/iu, (scheme) => scheme.toLowerCase());
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,20}$/u.test(text)) return `tel:${text.replaceAll(/[^\d+]/gu, '')}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return text;
};
