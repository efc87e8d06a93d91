import { __iconData as x } from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import * as css from './Tag.css.ts';

const Glyph = provideIcons({ x });

/** Props of {@link Tag}, plus the attributes of `<span>`. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The word: a course, a role, a group. */
  children: ReactNode;
  /** Called to remove the tag; with it a button is at its end. */
  onRemove?: () => void;
  /** Name of the tag in the button's accessible name, if its children are not plain text. */
  name?: string;
}

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode => {
  const { tag } = useMessages();
  return (
    <button type="button" className={css.remove} aria-label={tag.remove(name)} onClick={onRemove}>
      <Glyph name="x" size={16} />
    </button>
  );
};

/** A keyword of a record. For its status use a `Badge`. Renders a `<span>`. */
export const Tag = ({ onRemove, name, className, children, ...rest }: TagProps): ReactNode => (
  <span {...rest} className={cx(onRemove ? css.removable : css.plain, className)}>
    <bdi className={css.label}>{children}</bdi>
    {onRemove && (
      <RemoveButton name={name ?? (typeof children === 'string' ? children : '')} onRemove={onRemove} />
    )}
  </span>
);
