const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Returns the longest start of a text that fits, with an ellipsis where something is missing; never half of a letter.
 * @param fits Whether a text fits; must hold for every start of a text that fits.
 */
export function cutText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const ends = [0, ...[...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)];
  const start = (count: number) => `${text.slice(0, ends[count]).trimEnd()}…`;
  let [most, tooMany] = [0, ends.length - 1];
  while (most + 1 < tooMany) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(start(middle))) most = middle;
    else tooMany = middle;
  }
  return start(most);
}
