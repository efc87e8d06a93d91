/** Wraps a person's text in a bidi isolate, so that its direction doesn't affect the sentence. */
export const isolate = (words: string): string => `\u2068${words}\u2069`;
