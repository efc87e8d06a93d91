import { __iconData as search } from 'lucide-react/icons/search';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { Kbd, type KbdProps } from '../Kbd/Kbd.tsx';
import * as css from './SearchButton.css.ts';

const Glyph = provideIcons({ search });

/** Props of {@link SearchButton}, plus the attributes of `<button>`. */
export interface SearchButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The scope of the search. Below 1200 px it is read aloud only. */
  label: string;
  /** The keys that do the same, shown at its end where there is a keyboard. */
  keys?: KbdProps['keys'];
}

/**
 * Opens a search elsewhere, such as a `CommandPalette`: it looks like the field that is going to open; below 1200 px it
 * is an icon. Renders a `<button>`.
 */
export const SearchButton = ({
  label,
  keys,
  className,
  type = 'button',
  ...rest
}: SearchButtonProps): ReactNode => (
  <button {...rest} type={type} className={cx(css.root, className)}>
    <Glyph name="search" />
    <span className={css.text}>{label}</span>
    {keys && (
      <span aria-hidden className={css.keys}>
        <Kbd keys={keys} />
      </span>
    )}
  </button>
);
