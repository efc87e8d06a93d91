interface Node {
  type: string;
  children?: Node[];
}

const within = (node: Node): Node[] =>
  (node.children ?? []).flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : [child]));

/**
 * Unwraps the paragraph that Markdown makes of text on its own line inside an element. Otherwise a `<Button>` that Prettier
 * breaks over several lines would contain a paragraph.
 */
export const unwrapParagraphs = () => (tree: Node) => {
  const unwrap = (node: Node) => {
    if (node.type === 'mdxJsxFlowElement') node.children = within(node);
    node.children?.forEach(unwrap);
  };
  unwrap(tree);
};
