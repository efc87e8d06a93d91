import { warnOnce } from '../../internal/warnOnce.ts';

/** The chosen values as they can be drawn: each once. What callers without types hand over besides is left out. */
export const chosenList = (held: readonly string[] | null | undefined): readonly string[] => {
  if (
    Array.isArray(held) &&
    held.every((each) => typeof each === 'string') &&
    new Set(held).size === held.length
  )
    return held;
  warnOnce(
    'MultiSelect was given a value that is no list of different texts. What is chosen could not be told apart. Hand it an array in which each value stands once.',
  );
  return Array.isArray(held) ? [...new Set(held.filter((each) => typeof each === 'string'))] : [];
};
