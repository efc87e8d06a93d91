interface Node {
  type: string;
  children?: Node[];
}

const within = (node: Node): Node[] =>
  (node.children ?? []).flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : [child]));

/**
 * Words on a line of their own inside an element stay its words. Markdown makes a paragraph of them, so that
 * `<Button>` with its word on the next line, as Prettier writes it, would be a button with a paragraph in it.
 */
export const plainWords = () => (tree: Node) => {
  const mend = (node: Node) => {
    if (node.type === 'mdxJsxFlowElement') node.children = within(node);
    node.children?.forEach(mend);
  };
  mend(tree);
};
