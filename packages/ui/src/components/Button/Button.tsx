import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from '../../internal/button.css.ts';
import { buttonClass, type ButtonLook } from '../../internal/buttonClass.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { cancelEvent } from '../../internal/cancelEvent.ts';
import { wrapText } from '../../internal/wrapText.tsx';

export type { ButtonSize, ButtonTone, ButtonVariant } from '../../internal/buttonClass.ts';

/** Props of {@link Button}, plus the attributes of `<button>`. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** An icon before the words. */
  icon?: IconSource;
  /** An icon after the words. */
  iconEnd?: IconSource;
  /**
   * Work is in progress: the button keeps its width and focus, shows a spinner and ignores presses.
   * @default false
   */
  loading?: boolean;
  /** The label, starting with a verb. */
  children: ReactNode;
}

/** Runs an action. For navigation use `LinkButton`. Renders one `<button>`. */
export const Button = ({
  tone,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  loading,
  ...rest
}: ButtonProps): ReactNode => {
  /* Mutates `button`, which belongs to this call, because each copy would cost every button. */
  const button: ComponentPropsWithRef<'button'> & { 'data-loading'?: true } = rest;
  button.type ??= 'button';
  button.className = buttonClass({ tone, variant, size, fullWidth }, button.className);
  if (loading) {
    button.onClick = cancelEvent;
    button['aria-busy'] = button['aria-disabled'] = button['data-loading'] = true;
  }
  if (icon || iconEnd) {
    button.children = (
      <>
        {icon && <IconOf icon={icon} className={css.iconStart} />}
        {wrapText(button.children)}
        {iconEnd && <IconOf icon={iconEnd} className={css.iconEnd} />}
      </>
    );
  }
  return <button {...button} />;
};
