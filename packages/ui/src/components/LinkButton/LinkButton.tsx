import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from '../../internal/button.css.ts';
import { buttonClass, type ButtonLook } from '../../internal/buttonClass.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { useLink } from '../../root/useLink.ts';

/** Props of {@link LinkButton}, plus the attributes of `<a>`. */
export interface LinkButtonProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** Address of the destination. */
  href: string;
  /** An icon before the words. */
  icon?: IconSource;
  /** An icon after the words. */
  iconEnd?: IconSource;
  /** The label. */
  children: ReactNode;
}

/** A link that looks like a button. For an action use `Button`. Renders one `<a>`. */
export const LinkButton = ({
  tone,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  className,
  onClick,
  children,
  ...rest
}: LinkButtonProps): ReactNode => (
  <a
    {...rest}
    onClick={useLink({ ...rest, onClick })}
    className={buttonClass({ tone, variant, size, fullWidth }, className)}
  >
    {icon || iconEnd ? (
      <>
        {icon && <IconOf icon={icon} className={css.iconStart} />}
        {wrapText(children)}
        {iconEnd && <IconOf icon={iconEnd} className={css.iconEnd} />}
      </>
    ) : (
      children
    )}
  </a>
);
