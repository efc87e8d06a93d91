/** Joins a base address and a path, whether or not there is a slash between them (specification §7 writes both). */
export function joinAddress(base: string, path: string): string {
  let end = base.length;
  while (end > 0 && base[end - 1] === '/') end -= 1;
  let start = 0;
  while (path[start] === '/') start += 1;
  return `${base.slice(0, end)}/${path.slice(start)}`;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts values into the places of `/posts/{id}`.
 * @returns null when a value can be no part of a path: an empty one, and the dots that would climb out of it.
 */
export function fillPath(template: string, values: Values = {}): string | null {
  let complete = true;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (value === '' || value === '.' || value === '..') complete = false;
    return encodeURIComponent(value);
  });
  return complete ? path : null;
}

/** Returns `?a=1&b=2`, or an empty text. Undefined and null values are left out. */
export function queryText(values: Values = {}): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
