/*
 * Characters without a shape that are ignored by default include joiners, marks of direction and the blank letters of
 * Hangul. The blank of Braille counts as a symbol.
 */
export const invisible = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const blank = new RegExp(String.raw`^[\s\p{Cc}\p{Z}${invisible}]*$`, 'u');

/** Whether a text shows nothing: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => blank.test(text);
