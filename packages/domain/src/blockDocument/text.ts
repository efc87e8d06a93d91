import type { Block, BlockDocument, InlineNode, ListItem, TableBlock } from '../generated/types.gen.ts';

function lineOf(content: readonly InlineNode[] = []): string {
  return content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** A line a row, between its cells a point: words of two cells must not become one. */
function textOfTable({ content }: TableBlock): string {
  const rows = content.map((row) =>
    row.content
      .map((cell) => oneLine(cell.content.map((paragraph) => lineOf(paragraph.content)).join(' ')))
      .filter(Boolean)
      .join(' · '),
  );
  return rows.filter(Boolean).join('\n');
}

function textOfBlock(block: Block | ListItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineOf(block.content);
    case 'bulletList':
    case 'orderedList':
      return block.content.map(textOfBlock).join('\n');
    case 'image':
      return '';
    case 'table':
      return textOfTable(block);
    case 'listItem':
    case 'blockquote':
      return block.content.map(textOfBlock).join('\n\n');
  }
}

/**
 * The words of a valid document: an empty line between blocks, one line a list item, a new line for a break,
 * one line a row of a table.
 */
export const textOf = (document: BlockDocument): string =>
  document.content
    .filter(({ type }) => type !== 'image')
    .map(textOfBlock)
    .join('\n\n');

/**
 * The first words of a document on one line, cut between words.
 * @param longest in UTF-16 units, the ellipsis not counted. @default 200
 */
export function excerptOf(document: BlockDocument, longest = 200): string {
  const text = textOf(document).split(/\s+/u).filter(Boolean).join(' ');
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest);
  let end = space > 0 ? space : longest;
  // Half of a character is none.
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end -= 1;
  while (end > 0 && ' ,;:.'.includes(text[end - 1] ?? '')) end -= 1;
  return `${text.slice(0, end)}…`;
}
