/** Returns the values in the fragment of a mailed link. */
export const linkValues = (link: string): URLSearchParams => new URLSearchParams(new URL(link).hash.slice(1));
