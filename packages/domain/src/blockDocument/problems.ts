import type { BlockDocument } from '../generated/types.gen.ts';
import { isAllowedHref } from '@school/text';
import { parsePictureId } from './pictures.ts';
import { blockDocumentLimits } from './limits.ts';

type Fields = Record<string, unknown>;

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'image', 'table'];

/** The longest description of a picture, in characters. */
const longestAlt = 300;
const inline = ['text', 'hardBreak'];
const simpleMarks: readonly unknown[] = ['bold', 'italic', 'underline'];

interface Rule {
  fields: string[];
  children?: string[];
  /** Whether there must be a child: an empty list or quotation is nothing. */
  filled?: boolean;
  /** How many children there may be, where it is fewer than a document may have. */
  most?: number;
}

const cell: Rule = {
  fields: ['type', 'content'],
  children: ['paragraph'],
  filled: true,
  most: blockDocumentLimits.cellParagraphs,
};

const rules: Record<string, Rule> = {
  doc: { fields: ['type', 'content'], children: blocks },
  paragraph: { fields: ['type', 'content'], children: inline },
  heading: { fields: ['type', 'attrs', 'content'], children: inline },
  bulletList: { fields: ['type', 'content'], children: ['listItem'], filled: true },
  orderedList: { fields: ['type', 'attrs', 'content'], children: ['listItem'], filled: true },
  listItem: { fields: ['type', 'content'], children: blocks, filled: true },
  blockquote: { fields: ['type', 'content'], children: blocks, filled: true },
  image: { fields: ['type', 'attrs'] },
  table: {
    fields: ['type', 'content'],
    children: ['tableRow'],
    filled: true,
    most: blockDocumentLimits.tableRows,
  },
  tableRow: {
    fields: ['type', 'content'],
    children: ['tableCell', 'tableHeader'],
    filled: true,
    most: blockDocumentLimits.tableColumns,
  },
  tableCell: cell,
  tableHeader: cell,
  text: { fields: ['type', 'text', 'marks'] },
  hardBreak: { fields: ['type'] },
};

// Limits the answer, which must not grow with a hostile document.
const mostProblems = 20;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Fields, names: string[]) => Object.keys(value).every((name) => names.includes(name));

function isMark(mark: unknown): boolean {
  if (!isFields(mark)) return false;
  if (mark.type !== 'link') return hasOnly(mark, ['type']) && simpleMarks.includes(mark.type);
  const { attrs } = mark;
  if (!hasOnly(mark, ['type', 'attrs']) || !isFields(attrs) || !hasOnly(attrs, ['href'])) return false;
  return typeof attrs.href === 'string' && isAllowedHref(attrs.href);
}

function problemOfText({ text, marks }: Fields): string | null {
  if (typeof text !== 'string' || text === '') return 'has no text';
  if (text.includes('\u0000')) return 'holds U+0000';
  if (marks === undefined) return null;
  return Array.isArray(marks) && marks.length <= 4 && marks.every(isMark)
    ? null
    : 'has a mark that is not allowed';
}

function problemOfImage(attrs: unknown): string | null {
  if (!isFields(attrs) || !hasOnly(attrs, ['src', 'alt'])) return 'has attributes that are not allowed';
  const { src, alt } = attrs;
  if (typeof src !== 'string' || !parsePictureId(src)) return 'shows no picture that was put up here';
  const hasText = typeof alt === 'string' && alt.trim() !== '' && !alt.includes('\u0000');
  return hasText && [...alt].length <= longestAlt ? null : 'says not what is to be seen';
}

function problemOfAttrs({ type, attrs }: Fields): string | null {
  if (type === 'image') return problemOfImage(attrs);
  if (type === 'heading') {
    const fits = isFields(attrs) && hasOnly(attrs, ['level']) && (attrs.level === 2 || attrs.level === 3);
    return fits ? null : 'has no level 2 or 3';
  }
  if (type !== 'orderedList' || attrs === undefined) return null;
  if (!isFields(attrs) || !hasOnly(attrs, ['start'])) return 'has attributes that are not allowed';
  const { start } = attrs;
  const fits =
    start === undefined || (Number.isInteger(start) && Number(start) >= 0 && Number(start) <= 100_000);
  return fits ? null : 'starts at no whole number from 0 to 100000';
}

function problemOfNode(node: unknown, allowed: readonly string[]): string | null {
  if (!isFields(node) || typeof node.type !== 'string') return 'is no node';
  const rule = allowed.includes(node.type) ? rules[node.type] : undefined;
  if (!rule) return 'is of a type that is not allowed here';
  if (!hasOnly(node, rule.fields)) return 'has fields that are not allowed';
  if (node.type === 'text') return problemOfText(node);
  const { content } = node;
  if (rule.children && content !== undefined && !Array.isArray(content)) return 'has no list of nodes';
  if ((rule.filled || node.type === 'doc') && content === undefined) return 'has no content';
  if (rule.filled && (content as unknown[]).length === 0) return 'is empty';
  if (rule.most && (content as unknown[]).length > rule.most) return `has more than ${rule.most} parts`;
  return problemOfAttrs(node);
}

/**
 * Why a value is no block document, one English sentence each; empty when it is one; twenty at
 * most. Stops at the first limit that is
 * passed, so that a hostile document costs no more than a large one; nesting is walked without recursion.
 */
export function blockDocumentProblems(value: unknown): string[] {
  const problems: string[] = [];
  const waiting: { node: unknown; allowed: readonly string[]; path: string; depth: number }[] = [
    { node: value, allowed: ['doc'], path: 'document', depth: 0 },
  ];
  let nodes = -1;
  let characters = 0;
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { node, allowed, path, depth } = entry;
    nodes += 1;
    if (nodes > blockDocumentLimits.nodes) return [...problems, 'The document has too many parts.'];
    if (depth > blockDocumentLimits.depth) return [...problems, 'The document is nested too deeply.'];
    const problem = problemOfNode(node, allowed);
    if (problem) {
      problems.push(`The part ${path} ${problem}.`);
      if (problems.length === mostProblems) return problems;
      continue;
    }
    const { type, text, content } = node as { type: string; text?: string; content?: unknown[] };
    characters += text?.length ?? 0;
    if (characters > blockDocumentLimits.characters) return [...problems, 'The document is too long.'];
    if (content && content.length > blockDocumentLimits.nodes)
      return [...problems, 'The document has too many parts.'];
    // Pushes the last first, because the stack returns it last: problems are in reading order.
    for (let index = (content?.length ?? 0) - 1; index >= 0; index -= 1) {
      const children = rules[type]?.children ?? [];
      waiting.push({ node: content?.[index], allowed: children, path: `${path}.${index}`, depth: depth + 1 });
    }
  }
  return problems;
}

/** Whether a value is a block document as the contract describes it, its limits included. */
export const isBlockDocument = (value: unknown): value is BlockDocument =>
  blockDocumentProblems(value).length === 0;
