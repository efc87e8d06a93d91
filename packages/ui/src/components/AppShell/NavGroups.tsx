import type { ReactNode } from 'react';
import * as css from './AppShell.css.ts';
import type { NavGroup, RenderLink } from './navigation.ts';
import { NavItemLink } from './NavItemLink.tsx';

interface NavGroupsProps {
  navigation: readonly NavGroup[];
  renderLink: RenderLink | undefined;
  /** Shows each name as a tooltip, where the names themselves are not drawn. @default false */
  tips?: boolean;
}

/** All navigation items in their groups, as the rail and the drawer show them. */
export const NavGroups = ({ navigation, renderLink, tips }: NavGroupsProps): ReactNode =>
  navigation.map((group, index) => (
    <ul key={group.label ?? index} aria-label={group.label} className={css.group}>
      {group.items.map((item) => (
        <li key={item.id}>
          <NavItemLink
            item={item}
            renderLink={renderLink}
            className={css.navItem}
            labelClass={css.navItemLabel}
            countClass={css.navItemCount}
            tip={tips}
          />
        </li>
      ))}
    </ul>
  ));
