import { warnOnce } from './warnOnce.ts';

/**
 * Returns React keys from the keys that a caller gives. Items with duplicate keys are both shown, and developers get a
 * warning.
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
