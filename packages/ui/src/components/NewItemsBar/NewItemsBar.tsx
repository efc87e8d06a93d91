import { __iconData as chevronUp } from 'lucide-react/icons/chevron-up';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './NewItemsBar.css.ts';

provideIcons({ 'chevron-up': chevronUp });

/** Props of {@link NewItemsBar}, plus the attributes of its root `<div>`. */
export interface NewItemsBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text of the button: "Show 3 new posts". Without it nothing is visible, and nothing was announced yet. */
  label?: string | undefined;
  /** Announced politely when the button appears, and not again while its text changes: "This list has changed." */
  announcement: string;
  /** Called when the button is pressed: show the items, and move the focus to the list. */
  onShow: () => void;
}

/**
 * A button at the top edge of a list whose new items wait: the rows that the user reads don't move. It stays in sight while the
 * list scrolls, and takes no space. Leave it mounted above the list, so that its announcement is heard. Renders a
 * `<div>`.
 */
export const NewItemsBar = ({
  label,
  announcement,
  onShow,
  className,
  ...rest
}: NewItemsBarProps): ReactNode => (
  <div {...rest} className={cx(css.root, className)}>
    <span role="status" className={css.srOnly}>
      {label !== undefined && announcement}
    </span>
    {label !== undefined && (
      <Button
        size="s"
        tone="accent"
        variant="outline"
        icon="chevron-up"
        className={css.button}
        onClick={onShow}
      >
        <span className={css.label}>{label}</span>
      </Button>
    )}
  </div>
);
