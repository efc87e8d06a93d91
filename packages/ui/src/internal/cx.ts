/** Joins class names, without false and undefined ones. */
export const cx = (...names: (string | false | null | undefined)[]): string => {
  let joined = '';
  for (const name of names) if (name) joined += joined ? ` ${name}` : name;
  return joined;
};
