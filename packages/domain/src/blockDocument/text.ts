import type { Block, BlockDocument, InlineNode, ListItem, TableBlock } from '../generated/types.gen.ts';

function toLine(content: readonly InlineNode[] = []): string {
  return content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** One line per row; a dot separates cells, so that words of two cells do not join. */
function textOfTable({ content }: TableBlock): string {
  const rows = content.map((row) =>
    row.content
      .map((cell) => oneLine(cell.content.map((paragraph) => toLine(paragraph.content)).join(' ')))
      .filter(Boolean)
      .join(' · '),
  );
  return rows.filter(Boolean).join('\n');
}

function textOfBlock(block: Block | ListItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return toLine(block.content);
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
 * Returns the text of a valid document: an empty line between blocks, one line per list item and table row, a new line
 * for a break.
 */
export const documentToText = (document: BlockDocument): string =>
  document.content
    .filter(({ type }) => type !== 'image')
    .map(textOfBlock)
    .join('\n\n');

/**
 * Returns the start of a document's text on one line, cut between words.
 * @param longest Maximum length in UTF-16 units, without the ellipsis. @default 200
 */
export function toExcerpt(document: BlockDocument, longest = 200): string {
  const text = documentToText(document).split(/\s+/u).filter(Boolean).join(' ');
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest);
  let end = space > 0 ? space : longest;
  // Half of a character is none.
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end -= 1;
  while (end > 0 && ' ,;:.'.includes(text[end - 1] ?? '')) end -= 1;
  return `${text.slice(0, end)}…`;
}
