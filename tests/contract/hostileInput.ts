import fc from 'fast-check';

/** Texts from pasting, faulty programs and attackers. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e‮',
  '💥'.repeat(40),
  'x'.repeat(300),
  "'; drop table posts; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '%00',
  '01990000-0000-7000-8000-000000000000',
  '9999-12-31T23:59:60Z',
  '-0001-01-01T00:00:00Z',
  '1e999',
  'null',
];

const leaf = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, 1e308),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

/** Any JSON with hostile leaves. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('type', 'content', 'text', '__proto__', 'id', ''), tie('value'), {
      maxKeys: 3,
    }),
  ),
})).value;

/** Replaces one to three fields of a valid body, or adds one. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null) return anything;
  const names = [...Object.keys(body), 'extra', '__proto__'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), anything), { minLength: 1, maxLength: 3 });
  return changes.map((replaced) => ({ ...body, ...Object.fromEntries(replaced) }));
}

/** Hostile values of a query or a path. */
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 30, unit: 'binary' }),
);
