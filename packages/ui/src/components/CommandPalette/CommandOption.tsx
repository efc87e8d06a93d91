import { use, type MouseEvent, type ReactNode } from 'react';
import { IconOf } from '../../internal/Glyph.tsx';
import { MarkedText } from '../../internal/MarkedText.tsx';
import { UiContext } from '../../root/UiContext.ts';
import { isRouted } from '../../root/useLink.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './CommandPalette.css.ts';
import type { Match } from './matchCommands.ts';

interface CommandOptionProps {
  id: string;
  match: Match;
  selected: boolean;
  onPoint: () => void;
  onChoose: (run: () => void) => void;
}

/** One command in the list of a palette. */
export const CommandOption = ({ id, match, selected, onPoint, onChoose }: CommandOptionProps): ReactNode => {
  const { command, range } = match;
  const { label, icon, description, shortcut, disabled, href, onSelect } = command;
  const navigate = use(UiContext)?.navigate;

  const choose = (event: MouseEvent<HTMLElement>) => {
    if (disabled) return event.preventDefault();
    const link = event.currentTarget instanceof HTMLAnchorElement ? event.currentTarget : null;
    if (!link || !navigate || !isRouted(event as MouseEvent<HTMLAnchorElement>, {}))
      return onChoose(() => onSelect?.());
    /* The link is unmounted when focus is back, so navigation is done in code. */
    event.preventDefault();
    const { pathname, search, hash } = link;
    onChoose(() => {
      onSelect?.();
      navigate(pathname + search + hash, event as MouseEvent<HTMLAnchorElement>);
    });
  };

  const attributes = {
    id,
    role: 'option',
    'aria-selected': selected,
    'aria-disabled': disabled || undefined,
    className: css.option,
    onPointerMove: selected ? undefined : onPoint,
    onClick: choose,
  };
  const content = (
    <>
      {icon && <IconOf icon={icon} className={css.icon} />}
      <span className={css.text}>
        <MarkedText text={label} range={range} className={css.label} markClassName={css.match} />
        {description && <bdi className={css.description}>{description}</bdi>}
      </span>
      {shortcut && shortcut.length > 0 && <Kbd keys={shortcut} className={css.keys} />}
    </>
  );
  return href === undefined ? (
    <div {...attributes}>{content}</div>
  ) : (
    <a {...attributes} href={disabled ? undefined : href} tabIndex={-1}>
      {content}
    </a>
  );
};
