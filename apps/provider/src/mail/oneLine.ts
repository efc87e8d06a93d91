/** One line, whatever was stored as a name: nothing in it may start a header or a second paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
