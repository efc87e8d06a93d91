import type { Block, BlockDocument, InlineNode, ListItem, Mark } from '@school/domain';
import { Link, Prose } from '@school/ui';
import { Fragment, type ReactNode } from 'react';

/** The provider accepts no other address; a page that was cached before it did must not be followed either. */
const followed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

function marked(text: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'underline':
      return <u>{text}</u>;
    case 'link':
      return followed.test(mark.attrs.href) ? (
        <Link href={mark.attrs.href} rel="noopener nofollow">
          {text}
        </Link>
      ) : (
        text
      );
  }
}

const inline = (nodes: readonly InlineNode[] = []): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>(marked, node.text)}
    </Fragment>
  ));

const items = (nodes: readonly ListItem[]): ReactNode =>
  nodes.map((node, index) => <li key={index}>{blocks(node.content)}</li>);

function block(node: Block): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p dir="auto">{inline(node.content)}</p>;
    case 'heading':
      // The bar holds the first level and the post's title the second.
      return node.attrs.level === 2 ? (
        <h3 dir="auto">{inline(node.content)}</h3>
      ) : (
        <h4 dir="auto">{inline(node.content)}</h4>
      );
    case 'bulletList':
      return <ul>{items(node.content)}</ul>;
    case 'orderedList':
      return <ol start={node.attrs?.start}>{items(node.content)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(node.content)}</blockquote>;
  }
}

const blocks = (nodes: readonly Block[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{block(node)}</Fragment>);

/** A block document to be read. Nothing in it is ever taken for markup. */
export function BlockDocumentView({ document }: { document: BlockDocument }) {
  return <Prose dir="auto">{blocks(document.content)}</Prose>;
}
