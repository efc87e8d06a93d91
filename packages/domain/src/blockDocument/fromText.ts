import type { BlockDocument, InlineNode, Paragraph } from '../generated/types.gen.ts';

function toParagraph(lines: readonly string[]): Paragraph {
  const content = lines.flatMap((line, index): InlineNode[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
  ]);
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
}

/** Plain text as a document: empty lines part paragraphs, a new line is a break. Addresses in it stay text. */
export function documentFromText(text: string): BlockDocument {
  const lines = text.replaceAll('\u0000', '').split(/\r\n|\r|\n/);
  const paragraphs: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (line.trim() === '') open = null;
    else if (open) open.push(line);
    else paragraphs.push((open = [line]));
  }
  return { type: 'doc', content: paragraphs.map(toParagraph) };
}
