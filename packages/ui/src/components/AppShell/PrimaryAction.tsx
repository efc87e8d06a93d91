import type { ReactNode } from 'react';
import { iconButtonClass } from '../../internal/buttonClass.ts';
import { IconOf } from '../../internal/Glyph.tsx';
import { useLink } from '../../root/useLink.ts';
import * as css from './AppShell.css.ts';
import type { AppShellAction } from './AppShellAction.ts';

const classes = iconButtonClass({ tone: 'accent', variant: 'solid' }, css.primary);

/** The screen's primary action as a square of 44 px in the bar of a phone. */
export const PrimaryAction = ({ label, icon, href, onPress }: AppShellAction): ReactNode => {
  const follow = useLink({ onClick: onPress });
  return href === undefined ? (
    <button type="button" className={classes} aria-label={label} onClick={onPress}>
      <IconOf icon={icon} />
    </button>
  ) : (
    <a href={href} className={classes} aria-label={label} onClick={follow}>
      <IconOf icon={icon} />
    </a>
  );
};
