import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import * as css from './Prose.css.ts';
import type { RichTextDocument, RichTextImage } from './richText.ts';
import { richTextNodes } from './richTextNodes.tsx';

export type {
  RichTextBlock,
  RichTextCell,
  RichTextDocument,
  RichTextImage,
  RichTextInline,
  RichTextItem,
  RichTextLink,
  RichTextMark,
  RichTextRow,
  RichTextStyle,
  RichTextTable,
} from './richText.ts';

/** Props of {@link Prose}, plus the attributes of `<div>`. */
export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** The value of a `RichTextField`. Links lead to allowed addresses only; nothing in it is parsed as markup. */
  document?: RichTextDocument | RichTextDocument<RichTextImage>;
  /** Level of the larger headings of the document; the smaller are one level below. @default 2 */
  level?: 2 | 3 | 4 | 5;
  /** Plain elements: headings, paragraphs, lists, quotations, links, pictures, tables. After the document, if there is one. */
  children?: ReactNode;
}

/** A text to read: sets plain elements in the type of the kit, at most 68 characters a line. Renders a `<div>`. */
export const Prose = ({ document, level = 2, className, children, ...rest }: ProseProps): ReactNode => (
  <div {...rest} className={cx(css.root, className)}>
    {document && richTextNodes(document, level)}
    {wrapText(children)}
  </div>
);
