type Fields = Record<string, unknown>;

/** The longest stored text in characters, and the maximum length of a list. */
const longest = 300;
const most = 100;

const secrets = new Set(['password', 'pin', 'token', 'secret', 'hash']);

/** Returns whether a field's name marks a secret; booleans such as `has_pin` are not secret. */
const isSecret = (field: string, value: unknown) =>
  typeof value !== 'boolean' && value !== null && field.split('_').some((part) => secrets.has(part));

const isLong = (value: unknown) => typeof value === 'string' && value.length > longest;

/** Cuts between characters: PostgreSQL rejects a lone surrogate. */
const cut = (text: string) => (isLong(text) ? `${[...text].slice(0, longest - 1).join('')}…` : text);

function bounded(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.slice(0, most).map(bounded);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).slice(0, most);
  const people = (value as { user_ids?: unknown[] }).user_ids?.length ?? 0;
  // A shortened list includes its full length.
  return Object.fromEntries([
    ...fields.map(([name, one]) => [name, bounded(one)]),
    ...(people > most ? [['people', people]] : []),
  ]);
}

/**
 * Returns the fields that the audit stores: no secrets, and bounded in size. Of a text that is too long to compare it
 * stores only that it changed.
 */
export function storedFields(fields: { before?: Fields | undefined; after?: Fields | undefined }): {
  before?: Fields;
  after?: Fields;
} {
  const { before, after } = fields;
  const unreadable = (name: string) =>
    isSecret(name, before?.[name] ?? after?.[name]) ||
    (before !== undefined && after !== undefined && (isLong(before[name]) || isLong(after[name])));
  const side = (values: Fields, mark: boolean) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        if (!unreadable(name)) return [[name, bounded(value)]];
        return mark ? [[name, 'changed']] : [];
      }),
    );
  return {
    ...(before ? { before: side(before, false) } : {}),
    ...(after ? { after: side(after, true) } : {}),
  };
}
