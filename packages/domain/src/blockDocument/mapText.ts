import type { BlockDocument } from '../generated/types.gen.ts';

type Node = { type: string; text?: string; content?: readonly Node[] };

const mapNode = (node: Node, change: (text: string) => string): Node => ({
  ...node,
  ...(node.text !== undefined && { text: change(node.text) }),
  ...(node.content && { content: node.content.map((child) => mapNode(child, change)) }),
});

/** Returns a copy of a valid document with each run of text changed; runs differ in their marks. */
export const mapText = (document: BlockDocument, change: (text: string) => string): BlockDocument =>
  mapNode(document as Node, change) as BlockDocument;
