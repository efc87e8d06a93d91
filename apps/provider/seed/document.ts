import type { Block, BlockDocument, InlineNode, ListItem, Mark } from '@school/domain';

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

function piece(text: string, mark?: Mark): InlineNode {
  return mark ? { type: 'text', text, marks: [mark] } : { type: 'text', text };
}

function line(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let done = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > done) nodes.push(piece(text.slice(done, match.index)));
    const [whole, bold, italic, label, href] = match;
    if (bold) nodes.push(piece(bold, { type: 'bold' }));
    else if (italic) nodes.push(piece(italic, { type: 'italic' }));
    else nodes.push(piece(label!, { type: 'link', attrs: { href: href! } }));
    done = match.index + whole.length;
  }
  if (done < text.length) nodes.push(piece(text.slice(done)));
  return nodes;
}

const paragraph = (lines: readonly string[]): Block => ({
  type: 'paragraph',
  content: lines.flatMap((text, index): InlineNode[] =>
    index > 0 ? [{ type: 'hardBreak' }, ...line(text)] : line(text),
  ),
});

const items = (lines: readonly string[], sign: RegExp): ListItem[] =>
  lines.map((text) => ({ type: 'listItem', content: [paragraph([text.replace(sign, '')])] }));

function block(text: string): Block {
  const lines = text.split('\n').map((each) => each.trim());
  const first = lines[0]!;
  const heading = /^(##|###) (.+)$/.exec(first);
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3;
    return { type: 'heading', attrs: { level }, content: line(heading[2]!) };
  }
  if (first.startsWith('- ')) return { type: 'bulletList', content: items(lines, /^- /) };
  if (first.startsWith('1. ')) return { type: 'orderedList', content: items(lines, /^\d+\. /) };
  if (first.startsWith('> ')) {
    return { type: 'blockquote', content: [paragraph(lines.map((each) => each.replace(/^> /, '')))] };
  }
  return paragraph(lines);
}

/**
 * A block document from the short form in which the demo texts are written: blocks are parted by blank lines;
 * `## heading`, `- item`, `1. item`, `> quote`, `**bold**`, `*italic*`, `[label](address)`.
 */
export const toBlockDocument = (text: string): BlockDocument => ({
  type: 'doc',
  content: text
    .trim()
    .split(/\n\s*\n/)
    .map(block),
});
