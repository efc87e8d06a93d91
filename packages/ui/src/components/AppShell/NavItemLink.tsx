import { isValidElement, type HTMLAttributes, type ReactNode } from 'react';
import { IconOf } from '../../internal/Glyph.tsx';
import { useLink } from '../../root/useLink.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { NavItem, NavLinkProps, RenderLink } from './navigation.ts';

const Anchor = (props: NavLinkProps): ReactNode => (
  <a {...props} onClick={useLink({})}>
    {props.children}
  </a>
);

interface NavItemLinkProps {
  item: NavItem;
  renderLink: RenderLink | undefined;
  className: string;
  labelClass: string;
  countClass: string;
  /** The name as a tooltip. @default false */
  tip?: boolean;
}

/** A navigation item as rail, bottom bar and drawer show it: icon, name and badge. */
export const NavItemLink = ({
  item,
  renderLink,
  className,
  labelClass,
  countClass,
  tip,
}: NavItemLinkProps): ReactNode => {
  const props: NavLinkProps = {
    href: item.href,
    className,
    'aria-current': item.current ? 'page' : undefined,
    children: (
      <>
        <IconOf icon={item.icon} />
        <span className={labelClass}>{item.label}</span>
        {item.count ? (
          <span translate="no" className={countClass}>
            {item.count}
          </span>
        ) : null}
      </>
    ),
  };
  const link = renderLink ? renderLink(props) : <Anchor {...props} />;
  if (!tip || !isValidElement<HTMLAttributes<HTMLElement>>(link)) return link;
  return (
    <Tooltip content={item.label} purpose="label" side="below">
      {link}
    </Tooltip>
  );
};
