import fc from 'fast-check';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((words) => words.replaceAll('\u0000', '·'));
const href = fc.constantFrom('https://example.cl/a?b=1', 'mailto:a@b.cl', 'tel:+56912345678', '/documentos');
const mark = fc.oneof(
  fc.record({ type: fc.constantFrom('bold', 'italic', 'underline') }),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href }) }),
);
const inline = fc.oneof(
  fc.record({ type: fc.constant('text'), text }),
  fc.record({ type: fc.constant('text'), text, marks: fc.array(mark, { maxLength: 3 }) }),
  fc.constant({ type: 'hardBreak' }),
);
const line = fc.array(inline, { maxLength: 4 });

const cell = fc.record({
  type: fc.constantFrom('tableCell', 'tableHeader'),
  content: fc.array(fc.record({ type: fc.constant('paragraph'), content: line }), {
    minLength: 1,
    maxLength: 2,
  }),
});
const row = fc.record({
  type: fc.constant('tableRow'),
  content: fc.array(cell, { minLength: 1, maxLength: 3 }),
});

const { block } = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'document' },
    fc.record({ type: fc.constant('paragraph'), content: line }),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.constantFrom(2, 3) }),
      content: line,
    }),
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('image'),
      attrs: fc.record({
        src: fc.uuid().map((id) => `/media/posts/${id}.webp`),
        alt: fc.constantFrom('Patio', ' Un árbol ', 'a'.repeat(300)),
      }),
    }),
    fc.record({
      type: fc.constant('table'),
      content: fc.array(row, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
  }),
}));

/** Documents as the editor makes them. */
export const validDocument = fc.record({
  type: fc.constant('doc'),
  content: fc.array(block, { maxLength: 4 }),
});

/** Values that could occur anywhere in a document from an unknown source. */
const anything = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  fc.constantFrom<unknown>(
    { type: 'paragraph' },
    { type: 'text', text: '' },
    { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
    { type: 'image', attrs: { src: '/x' } },
    { type: 'image', attrs: { src: '/media/posts/01990000-0000-7000-8000-000000000000.webp', alt: ' ' } },
    { type: 'image', attrs: { src: 'https://evil.example/x.webp', alt: 'x' } },
    { type: 'listItem', content: [{ type: 'paragraph' }] },
    { type: 'hardBreak', extra: 1 },
    { type: 'table', content: [] },
    { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] },
    { type: 'tableCell', attrs: { colspan: 2 }, content: [{ type: 'paragraph' }] },
    { type: 'heading', attrs: { level: 1 } },
    {
      type: 'orderedList',
      attrs: { start: -1 },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
    null,
  ),
);

/** A valid document with one part replaced by something else: often, but not always, no longer valid. */
export const changedDocument = fc.tuple(validDocument, anything, fc.nat()).map(([document, part, seed]) => {
  const copy = structuredClone(document);
  const places: [Record<string, unknown> | unknown[], string | number][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(copy);
  const [holder, key] = places[seed % places.length] ?? [copy, 'type'];
  (holder as Record<string | number, unknown>)[key] = part;
  return copy as unknown;
});
