/** Characters as people count them, and as the contract does: an emoji outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  // Never more characters than units, so that a hostile text is not counted.
  return text.length > 100_000 ? text.length : [...text].length;
}
