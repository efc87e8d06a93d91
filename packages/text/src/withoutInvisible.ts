import { invisible } from './isBlank.ts';

const eachInvisible = new RegExp(`[${invisible}]`, 'gu');

/**
 * The same text without characters that show nothing, such as those that come along with a copied address:
 * `withoutInvisible('ana@escuela.cl\u200B')` is `ana@escuela.cl`. Spaces inside stay. For identifiers only, because
 * joiners shape the words of some scripts.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(eachInvisible, '').trim();
