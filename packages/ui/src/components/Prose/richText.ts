/** The style of a text node. */
export interface RichTextStyle {
  type: 'bold' | 'italic' | 'underline';
}
/** The link of a text node: a web, mail or telephone address, or a path. */
export interface RichTextLink {
  type: 'link';
  attrs: { href: string };
}
/** The marks of a text node. */
export type RichTextMark = RichTextStyle | RichTextLink;
/** A text node, or a line break within its block. */
export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' };
/** A picture and its alternative text. */
export interface RichTextImage {
  type: 'image';
  attrs: { src: string; alt: string };
}
/** One item of a list. */
export interface RichTextItem<Media = never> {
  type: 'listItem';
  content: RichTextBlock<Media>[];
}
/** One cell of a table. A header in the first row names its column, in any other row its row. */
export interface RichTextCell {
  type: 'tableCell' | 'tableHeader';
  content: { type: 'paragraph'; content?: RichTextInline[] }[];
}
/** One row of a table. */
export interface RichTextRow {
  type: 'tableRow';
  content: RichTextCell[];
}
/** Rows of cells, each row as long as the first. */
export interface RichTextTable {
  type: 'table';
  content: RichTextRow[];
}
/** One block of a text. */
export type RichTextBlock<Media = never> =
  | { type: 'paragraph'; content?: RichTextInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextItem<Media>[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: RichTextItem<Media>[] }
  | { type: 'blockquote'; content: RichTextBlock<Media>[] }
  | RichTextTable
  | Media;
/**
 * A text with headings, lists, quotations, tables and links as plain JSON, never HTML. An empty `content` is no text.
 * `RichTextDocument<RichTextImage>` may hold pictures too.
 */
export interface RichTextDocument<Media = never> {
  type: 'doc';
  content: RichTextBlock<Media>[];
}

interface Node {
  type?: unknown;
  text?: unknown;
  content?: unknown;
}

/** The words of a document, one line a block, as they are counted. */
export const getPlainText = (node: unknown): string => {
  const { type, text, content } = (node ?? {}) as Node;
  if (type === 'text') return String(text ?? '');
  if (type === 'hardBreak') return '\n';
  if (!Array.isArray(content)) return '';
  const lines = type === 'paragraph' || type === 'heading' ? '' : '\n';
  return content.map(getPlainText).join(lines);
};
