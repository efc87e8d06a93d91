/** Reduces a stored name to one line, so that it cannot start a header or a second paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
