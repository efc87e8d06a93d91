import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import * as css from '../../internal/state.css.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';

const Glyph = provideIcons({ 'circle-alert': circleAlert });

/** Props of {@link ErrorState}, plus the attributes of `<div>`. */
export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Describes what failed, in the user's words. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** One plain sentence: the cause, and that nothing is lost. */
  body?: ReactNode;
  /** The action: try again, or go elsewhere. */
  action?: ReactNode;
}

/**
 * A part of the page that failed to load: the word ERROR (specification §8), one sentence, one action. Announced when
 * it appears. Renders one `<div>`.
 */
export const ErrorState = ({
  title,
  level = 2,
  body,
  action,
  className,
  children,
  ...rest
}: ErrorStateProps): ReactNode => {
  const { errorState } = useMessages();
  const Title = `h${level}` as const;
  return (
    <div role="alert" {...rest} className={cx(css.root, className)}>
      <p className={css.label}>
        <Glyph name="circle-alert" />
        <span>{errorState.label}</span>
      </p>
      <Title className={css.title}>{title}</Title>
      {body && <p className={css.body}>{body}</p>}
      {wrapText(children)}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
};
