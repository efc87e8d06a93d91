/**
 * Removes the second of two full stops: in a sentence that ends with an abbreviation, such as the “a.m.” of a Spanish time,
 * the abbreviation's full stop is the sentence's too. Three full stops stay.
 */
export const mergeFullStops = (text: string): string => text.replaceAll(/(?<=\p{L}\.\p{L})\.\.(?!\.)/gu, '.');
