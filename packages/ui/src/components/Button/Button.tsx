import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from '../../internal/button.css.ts';
import { buttonClass, type ButtonLook } from '../../internal/buttonClass.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { IconName } from '../../internal/icons.ts';
import { swallow } from '../../internal/swallow.ts';

export type { ButtonSize, ButtonTone, ButtonVariant } from '../../internal/buttonClass.ts';

/** Props of {@link Button}; all those of `<button>` besides. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** An icon before the words. */
  icon?: IconName;
  /** An icon after the words. */
  iconEnd?: IconName;
  /** Work is going on: the button keeps its width and its focus, shows a spinner and takes no press. @default false */
  loading?: boolean;
  /** The words on it, beginning with a verb. */
  children: ReactNode;
}

/** Does something here and now. To go somewhere use `LinkButton`. Renders one `<button>`. */
export const Button = ({
  tone,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  loading,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ tone, variant, size, fullWidth }, className)}
    onClick={loading ? swallow : onClick}
    aria-busy={loading || undefined}
    aria-disabled={loading || undefined}
    data-loading={loading || undefined}
  >
    {icon || iconEnd ? (
      <>
        {icon && <Glyph name={icon} className={css.iconStart} />}
        {children}
        {iconEnd && <Glyph name={iconEnd} className={css.iconEnd} />}
      </>
    ) : (
      // Alone, words are the button's own text: React keeps no node of its own for them.
      children
    )}
  </button>
);
Button.displayName = 'Button';
