import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useClientValue } from '../../internal/useClientValue.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './Kbd.css.ts';
import { isApple, keyCap, type NamedKey } from './keyCaps.ts';

export type { NamedKey } from './keyCaps.ts';

/** Props of {@link Kbd}, plus the attributes of `<kbd>`. */
export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /**
   * The keys that are pressed together. `Mod` is ⌘ on Apple systems and Ctrl elsewhere; a named key has the label of
   * keyboards of the user's language ("Strg", "Esc"); any other is shown as given.
   */
  keys: readonly (NamedKey | (string & {}))[];
}

/* On a server the system is unknown; Ctrl is rendered. */
const unknown = () => false;

/**
 * Keys to press, as labelled on the keyboard. From left to right in every language, since keyboards are not mirrored.
 * Renders a `<kbd>` with one `<kbd>` a key.
 */
export const Kbd = ({ keys, className, ...rest }: KbdProps): ReactNode => {
  const { kbd } = useMessages();
  const apple = useClientValue(isApple, unknown);
  return (
    <kbd dir="ltr" {...rest} className={cx(css.root, className)}>
      {(keys ?? []).map((key, at) => {
        const { symbol, accessibleName } = keyCap(key, apple, kbd);
        return (
          /* A sign is drawn by the style sheet, so that only its name is read. */
          <kbd key={at} className={css.cap} data-sign={accessibleName && symbol}>
            {accessibleName ? <span className={css.srOnly}>{accessibleName}</span> : symbol}
          </kbd>
        );
      })}
    </kbd>
  );
};
