import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButtonClass, type ButtonLook } from '../../internal/buttonClass.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { cancelEvent } from '../../internal/cancelEvent.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './IconButton.css.ts';

/** Props of {@link IconButton}, plus the attributes of `<button>`. */
export interface IconButtonProps
  extends Omit<ButtonLook, 'fullWidth'>, Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The icon. */
  icon: IconSource;
  /** Accessible name and tooltip, starting with a verb. */
  label: string;
  /** Work is in progress: the button keeps its focus, shows a spinner and ignores presses. @default false */
  loading?: boolean;
  /** Number on the badge of the icon; 0 is not shown. The label must mention it too. */
  count?: number;
}

/** Larger numbers are shown as "99+". */
const maxCount = 99;

const Count = ({ count }: { count: number }): ReactNode => {
  const countText = new Intl.NumberFormat(useLocale()).format(Math.min(count, maxCount));
  return (
    /* Drawn by the style sheet, because the label already contains the count. */
    <span
      aria-hidden
      dir="ltr"
      className={css.count}
      data-count={count > maxCount ? `${countText}+` : countText}
    />
  );
};

/**
 * A button with an icon only, for actions with a well-known icon. Its label is its tooltip, whose code is loaded on
 * the first pointer or focus. Renders one `<button>`.
 */
export const IconButton = ({
  icon,
  label,
  tone,
  variant,
  size,
  loading,
  count = 0,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactNode => (
  <Tooltip content={label} purpose="label">
    <button
      {...rest}
      type={type}
      className={iconButtonClass({ tone, variant, size }, className)}
      onClick={loading ? cancelEvent : onClick}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      data-loading={loading || undefined}
    >
      <IconOf icon={icon} />
      {count > 0 && <Count count={count} />}
    </button>
  </Tooltip>
);
