import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './TypingIndicator.css.ts';

/** Props of {@link TypingIndicator}, plus the attributes of `<p>`. */
export interface TypingIndicatorProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Names of the people who are typing; without any the line stays empty. */
  names: readonly string[];
}

/**
 * The people who are typing: up to two names, then a number. Not announced, because it changes every few seconds. Keeps
 * its height while empty. Renders a `<p>`.
 */
export const TypingIndicator = ({ names, className, ...rest }: TypingIndicatorProps): ReactNode => {
  const { typingIndicator: messages } = useMessages();
  const [first, second] = names;
  const text =
    names.length > 2
      ? messages.many(names.length)
      : second !== undefined
        ? messages.two(first!, second)
        : first !== undefined && messages.one(first);
  return (
    <p {...rest} className={cx(css.root, className)}>
      {text && (
        <>
          <span aria-hidden className={css.dots}>
            <span className={css.dot} />
            <span className={css.dot} />
            <span className={css.dot} />
          </span>
          <span className={css.text}>{text}</span>
        </>
      )}
    </p>
  );
};
