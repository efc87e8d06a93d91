import { __iconData as check } from 'lucide-react/icons/check';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { IconOf, provideIcons } from '../../internal/Glyph.tsx';
import { useLink } from '../../root/useLink.ts';
import * as css from './Menu.css.ts';
import type { MenuAction } from './MenuItem.ts';

const Glyph = provideIcons({ check });

interface MenuEntryProps {
  item: MenuAction;
  /** One of a row: only its sign is visible, and several of the row can be checked. @default false */
  sign?: boolean;
  /** Closes the menu and returns focus. */
  onChoose: () => void;
}

/* One highlight at a time: the pointer takes it along. */
const focusEntry = (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true });

const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

export const MenuEntry = ({ item, sign = false, onChoose }: MenuEntryProps): ReactNode => {
  const { label, icon, tone, disabled, checked, lang, href, onSelect } = item;
  const choose = (event: MouseEvent) => {
    if (disabled) return event.preventDefault();
    onChoose();
    onSelect?.();
  };
  const follow = useLink({ onClick: choose });
  const attributes = {
    role: checked === undefined ? 'menuitem' : sign ? 'menuitemcheckbox' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    'data-menu-item': '',
    'data-tone': tone,
    lang,
    tabIndex: -1,
    className: sign ? css.sign : css.entry,
    onPointerEnter: focusEntry,
  };
  const content = sign ? (
    icon ? (
      <>
        <IconOf icon={icon} className={css.icon} />
        <span className={css.signName}>{label}</span>
      </>
    ) : (
      label
    )
  ) : (
    <>
      {icon && <IconOf icon={icon} className={css.icon} />}
      <bdi className={css.label}>{label}</bdi>
      {checked && <Glyph name="check" className={css.tick} />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...attributes} onClick={choose}>
      {content}
    </button>
  ) : (
    <a {...attributes} href={disabled ? undefined : href} onClick={follow} onKeyDown={pressBySpace}>
      {content}
    </a>
  );
};
