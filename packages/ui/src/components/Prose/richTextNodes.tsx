import { createElement, Fragment, type ReactNode } from 'react';
import { isAllowedHref } from '@school/text';
import { isAllowedSource } from '../../internal/isAllowedSource.ts';
import { Link } from '../Link/Link.tsx';
import { ProseTable } from './ProseTable.tsx';

/* Stored documents may hold anything: an unknown part shows only its text. */
interface Node {
  type?: unknown;
  text?: unknown;
  marks?: unknown;
  attrs?: Record<string, unknown> | null;
  content?: unknown;
}

const getChildNodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'object' && part !== null) : [];

const elements: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u' };

/* The address printed after a link, unless its text is the address. */
const getPrintAddress = (href: string, linkText: unknown): string | undefined => {
  const address = href.replace(/^(?:mailto|tel):/i, '');
  const normalizeAddress = (text: string) =>
    text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return normalizeAddress(address) === normalizeAddress(String(linkText)) ? undefined : address;
};

const applyMark = (children: ReactNode, { type, attrs }: Node, text: unknown): ReactNode => {
  const href = attrs?.href;
  if (type === 'link' && isAllowedHref(href)) {
    return (
      <Link href={href} rel="noopener nofollow" data-address={getPrintAddress(href, text)}>
        {children}
      </Link>
    );
  }
  const element = elements[String(type)];
  return element ? createElement(element, null, children) : children;
};

const drawRow = (row: Node, at: number, level: number): ReactNode => (
  <tr key={at}>
    {getChildNodes(row.content).map((cell, column) => {
      const inside = getChildNodes(cell.content).map((part, line) => (
        <Fragment key={line}>{draw(part, level, true)}</Fragment>
      ));
      return cell.type === 'tableHeader' ? (
        <th key={column} scope={at === 0 ? 'col' : 'row'}>
          {inside}
        </th>
      ) : (
        <td key={column}>{inside}</td>
      );
    })}
  </tr>
);

/* A list has one direction, text and markers together, and a table too: so their paragraphs set none. */
const draw = (node: Node, level: number, isInList = false): ReactNode => {
  const point = node.type === 'listItem';
  const inside = () =>
    getChildNodes(node.content).map((part, at) => <Fragment key={at}>{draw(part, level, point)}</Fragment>);
  const start = node.attrs?.start;
  switch (node.type) {
    case 'text':
      return getChildNodes(node.marks).reduce<ReactNode>(
        (children, mark) => applyMark(children, mark, node.text ?? ''),
        String(node.text ?? ''),
      );
    case 'hardBreak':
      return <br />;
    case 'paragraph':
      return (
        <p dir={isInList ? undefined : 'auto'}>
          {getChildNodes(node.content).length > 0 ? inside() : <br />}
        </p>
      );
    case 'heading':
      return node.attrs?.level === 3
        ? createElement(`h${level + 1}`, { dir: 'auto' }, inside())
        : createElement(`h${level}`, { dir: 'auto', 'data-sui-larger': '' }, inside());
    case 'bulletList':
      return <ul dir={isInList ? undefined : 'auto'}>{inside()}</ul>;
    case 'orderedList':
      return (
        <ol dir={isInList ? undefined : 'auto'} start={typeof start === 'number' ? start : undefined}>
          {inside()}
        </ol>
      );
    case 'listItem':
      return <li>{inside()}</li>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'table': {
      const rows = getChildNodes(node.content).filter(({ type }) => type === 'tableRow');
      if (rows.length === 0) return inside();
      return <ProseTable>{rows.map((row, at) => drawRow(row, at, level))}</ProseTable>;
    }
    case 'image':
      return isAllowedSource(node.attrs?.src) ? (
        <img src={node.attrs.src} alt={String(node.attrs.alt ?? '')} loading="lazy" />
      ) : null;
    default:
      return inside();
  }
};

/** The elements of a document; its headings begin at `level`. */
export const richTextNodes = (document: unknown, level: number): ReactNode =>
  draw((document ?? {}) as Node, level);
