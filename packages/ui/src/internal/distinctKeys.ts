import { warnOnce } from './warnOnce.ts';

/**
 * Returns React keys from the keys that a caller gives. Items with duplicate keys are both shown, and developers get a
 * warning.
 */
export const distinctKeys = (component: string, ids: readonly unknown[]): string[] => {
  const usedKeys = new Set<string>();
  return ids.map((one, at) => {
    const key = String(one);
    if (!usedKeys.has(key)) {
      usedKeys.add(key);
      return key;
    }
    warnOnce(
      `${component} was given two things known as "${key}". It can't tell which of them was chosen or has changed. Give each a name of its own.`,
    );
    return `${key} ${at}`;
  });
};
