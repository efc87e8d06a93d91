import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const strong = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the direction of the first strong character of a text; undefined if there is none. */
const getTextDirection = (text: string): 'ltr' | 'rtl' | undefined => {
  const firstStrongLetter = strong.exec(text)?.[0];
  if (firstStrongLetter === undefined) return undefined;
  return rightToLeft.test(firstStrongLetter) ? 'rtl' : 'ltr';
};

/**
 * Sets the direction of each table, its columns and paragraphs, from its text. `dir="auto"` can't: it skips paragraphs
 * that set a direction.
 */
export const tableDirection = (): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const decorations: Decoration[] = [];
        doc.descendants((node, at) => {
          if (node.type.name !== 'table') return !node.isTextblock;
          const dir = getTextDirection(node.textContent);
          if (dir === undefined) return false;
          decorations.push(Decoration.node(at, at + node.nodeSize, { dir }));
          node.descendants((inner, within) => {
            if (inner.isTextblock)
              decorations.push(Decoration.node(at + 1 + within, at + 1 + within + inner.nodeSize, { dir }));
            return !inner.isTextblock;
          });
          return false;
        });
        return DecorationSet.create(doc, decorations);
      },
    },
  });
