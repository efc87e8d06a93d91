import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import * as css from '../../internal/state.css.ts';
import { wrapText } from '../../internal/wrapText.tsx';

/** Props of {@link EmptyState}, plus the attributes of `<div>`. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Icon of the content that will be here. */
  icon?: IconSource;
  /** Says that nothing is here yet, or that nothing matches. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** Describes the content that will be here. */
  body?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
}

/** A list or a screen without content: what will be here, and the first step to it. Renders one `<div>`. */
export const EmptyState = ({
  icon,
  title,
  level = 2,
  body,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps): ReactNode => {
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={cx(css.root, className)}>
      {icon && (
        <span className={css.icon}>
          <IconOf icon={icon} size={24} />
        </span>
      )}
      <Title className={css.title}>{title}</Title>
      {body && <p className={css.body}>{body}</p>}
      {wrapText(children)}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
};
