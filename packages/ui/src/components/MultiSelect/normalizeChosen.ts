import { warnOnce } from '../../internal/warnOnce.ts';

/** The chosen values as they can be drawn: each once. What callers without types hand over besides is left out. */
export const normalizeChosen = (value: readonly string[] | null | undefined): readonly string[] => {
  if (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'string') &&
    new Set(value).size === value.length
  )
    return value;
  warnOnce(
    'MultiSelect was given a value that is no list of different texts. What is chosen could not be told apart. Hand it an array in which each value stands once.',
  );
  return Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string'))] : [];
};
