import type { RichTextDocument, RichTextImage } from '../Prose/richText.ts';

/** A document in the field. Only its type decides whether it may contain pictures. */
export type AnyDocument = RichTextDocument<RichTextImage>;

interface Node {
  type: string;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> | null }[];
  attrs?: Record<string, unknown> | null;
  content?: Node[];
}

export const emptyDocument: AnyDocument = { type: 'doc', content: [] };

/* The editor has more attributes than a document; only those of `RichTextDocument` are stored. */
const getAllowedAttrs = ({ type, attrs }: Node): Record<string, unknown> | undefined => {
  if (type === 'heading') return { level: attrs?.level };
  if (type === 'image') return { src: attrs?.src, alt: attrs?.alt };
  if (type === 'orderedList' && typeof attrs?.start === 'number' && attrs.start !== 1)
    return { start: attrs.start };
  return undefined;
};

const stored = (node: Node): Node => {
  const attrs = getAllowedAttrs(node);
  const { type, text, content, marks } = node;
  return {
    type,
    ...(attrs && { attrs }),
    ...(text !== undefined && { text }),
    ...(marks &&
      marks.length > 0 && {
        marks: marks.map((mark) =>
          mark.type === 'link' ? { type: 'link', attrs: { href: mark.attrs?.href } } : { type: mark.type },
        ),
      }),
    ...(content && { content: content.map(stored) }),
  };
};

const isBlank = ({ type, content }: Node): boolean => type === 'paragraph' && !content?.length;

/** Converts the editor's content to a document; drops empty paragraphs at the end, which only hold the caret. */
export const toDocument = (value: unknown): AnyDocument => {
  const { content = [] } = value as Node;
  const last = content.findLastIndex((block) => !isBlank(block));
  if (last < 0) return emptyDocument;
  return { type: 'doc', content: content.slice(0, last + 1).map(stored) } as unknown as AnyDocument;
};

/** Whether a document has no content. */
export const isEmpty = (document: AnyDocument): boolean =>
  !Array.isArray(document.content) || document.content.length === 0;

/** Whether two documents are the same, however they were made. */
export const isSameDocument = (one: AnyDocument, other: AnyDocument): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
