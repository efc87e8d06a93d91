import { fold } from '@school/domain';

/** A part of a text, and whether it is a word that was searched for. */
export type TextPart = { text: string; matched: boolean };

/** Maximum number of characters before the first match; more are cut, so that one line shows the match. */
const lead = 24;

/** Splits one line of a text into parts, and marks the words that begin with a word of the query, as the server does. */
export function matchedParts(text: string, query: string): TextPart[] {
  const prefixes = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = text
    .replaceAll(/\s+/gu, ' ')
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, matched: prefixes.some((prefix) => fold(part).startsWith(prefix)) }));
  const first = parts.findIndex(({ matched }) => matched);
  let start = first;
  let length = 0;
  while (start > 0 && length + parts[start - 1]!.text.length <= lead) {
    start -= 1;
    length += parts[start]!.text.length;
  }
  if (start > 0 && parts[start]!.text.startsWith(' ')) start += 1;
  return start > 0 ? [{ text: '… ', matched: false }, ...parts.slice(start)] : parts;
}
