import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import * as css from './BottomBar.css.ts';
import type { NavItem, RenderLink } from './navigation.ts';
import { NavItemLink } from './NavItemLink.tsx';

const Glyph = provideIcons({ ellipsis });

interface BottomBarProps {
  items: readonly NavItem[];
  renderLink: RenderLink | undefined;
  /** Opens all navigation items; without it there is no "More". */
  onMore: (() => void) | undefined;
  moreOpen: boolean;
}

/** The primary navigation items at the bottom of a phone. */
export const BottomBar = ({ items, renderLink, onMore, moreOpen }: BottomBarProps): ReactNode => {
  const { appShell } = useMessages();
  return (
    <nav data-sui-bottom-bar="" className={css.root} aria-label={appShell.navigation}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={css.cell}>
            <NavItemLink
              item={{ ...item, label: item.shortLabel ?? item.label }}
              renderLink={renderLink}
              className={css.item}
              labelClass={css.label}
              countClass={css.count}
            />
          </li>
        ))}
        {onMore && (
          <li className={css.cell}>
            <button
              type="button"
              className={css.item}
              aria-haspopup="dialog"
              aria-expanded={moreOpen}
              onClick={onMore}
            >
              <Glyph name="ellipsis" />
              <span className={css.label}>{appShell.more}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};
