import { warnOnce } from './warnOnce.ts';

/**
 * Keys for React of what a caller says tells one thing from another. Where that is said twice both are shown, and a
 * developer hears of it.
 */
export const distinctKeys = (component: string, given: readonly unknown[]): string[] => {
  const seen = new Set<string>();
  return given.map((one, at) => {
    const key = String(one);
    if (!seen.has(key)) {
      seen.add(key);
      return key;
    }
    warnOnce(
      `${component} was given two things known as "${key}". It can't tell which of them was chosen or has changed. Give each a name of its own.`,
    );
    return `${key} ${at}`;
  });
};
