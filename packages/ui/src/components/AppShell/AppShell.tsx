import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './AppShell.css.ts';
import * as bareCss from './Bare.css.ts';
import type { AppShellAction } from './AppShellAction.ts';
import './Filled.css.ts';
import * as sheet from './Sheet.css.ts';
import { BottomBar } from './BottomBar.tsx';
import { restoreFocus } from '../../internal/restoreFocus.ts';
import { selectBottomItems, type NavGroup, type RenderLink } from './navigation.ts';
import { NavDialog } from './NavDialog.tsx';
import { PrimaryAction } from './PrimaryAction.tsx';
import { Rail } from './Rail.tsx';
import { SheetScrollbar } from './SheetScrollbar.tsx';

export type { AppShellAction } from './AppShellAction.ts';
export type { NavGroup, NavItem, NavLinkProps, RenderLink } from './navigation.ts';

/** Props of {@link AppShell}, plus the attributes of `<div>`. */
export interface AppShellProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The school: a `TenantLogo`. Without enough space its words are available to assistive technology only. */
  brand: ReactNode;
  /** The name of the screen: the only `<h1>`. */
  title: string;
  /** The navigation items, in groups. */
  navigation: readonly NavGroup[];
  /** Renders the links of the navigation. @default an `<a>` that `UiRoot navigate` routes */
  renderLink?: RenderLink;
  /** Actions at the end of the bar: language, colour scheme, user menu. On phones "More" contains them. */
  actions?: ReactNode;
  /** Actions beside the title, on phones too: search, notifications. */
  lastingActions?: ReactNode;
  /** The primary action of the screen, shown in the bar on phones; on wider screens it is on the sheet. */
  primaryAction?: AppShellAction;
  /** The `<main>`, which takes focus after navigation and scrolls from 768 px up. */
  mainRef?: Ref<HTMLElement>;
  /** `none` removes the bottom bar of phones, for forms with a footer. @default 'bottomBar' */
  footer?: 'bottomBar' | 'none';
  /** Shows the page alone, without navigation and bars: for a screen that is read from afar. @default false */
  bare?: boolean;
  /** The progress bar of the route. */
  progress?: ReactNode;
  /** Whether the rail shows icons alone, when controlled. */
  collapsed?: boolean;
  /** Whether the rail initially shows icons alone. @default by the width of the window: under 1200 px it does */
  defaultCollapsed?: boolean;
  /** Called when the user makes the rail narrow or wide. */
  onCollapsedChange?: (collapsed: boolean) => void;
}

/**
 * The frame of the application: skip link, navigation rail, top bar with the title, and the sheet that contains the
 * page. Phones have a bottom bar of five items instead of the rail. Renders a `<div>`.
 */
export const AppShell = ({
  brand,
  title,
  navigation,
  renderLink,
  actions,
  lastingActions,
  primaryAction,
  mainRef,
  footer = 'bottomBar',
  bare = false,
  progress,
  collapsed,
  defaultCollapsed,
  onCollapsedChange,
  className,
  children,
  ...rest
}: AppShellProps): ReactNode => {
  const { appShell } = useMessages();
  const [narrow, setNarrow] = useControlled<boolean | undefined>(
    collapsed,
    defaultCollapsed,
    onCollapsedChange as (value: boolean | undefined) => void,
  );
  const [isNavDialogOpen, setNavDialogOpen] = useState(false);
  const mainId = useId();
  const titleId = useId();
  const main = useRef<HTMLElement>(null);
  const bottom = selectBottomItems(navigation, Boolean(actions));
  const hasBottom = footer === 'bottomBar' && !bare;

  useEffect(() => (main.current ? restoreFocus(main.current) : undefined), []);

  /* Moves focus only: an address with a hash would add a history entry and a location to the router. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const setMain = (node: HTMLElement | null) => {
    main.current = node;
    if (typeof mainRef === 'function') return mainRef(node);
    if (mainRef) mainRef.current = node;
  };

  return (
    <div
      {...rest}
      className={cx(
        css.root,
        css.rail[narrow === undefined ? 'auto' : narrow ? 'narrow' : 'wide'],
        hasBottom && css.withBottom,
        bare && bareCss.root,
        className,
      )}
    >
      <a href={`#${mainId}`} className={sheet.skip} onClick={skip}>
        {appShell.skip}
      </a>
      {progress}
      {!bare && (
        <>
          <header className={css.top}>
            <div className={css.brand}>{brand}</div>
            <div className={css.bar}>
              <h1 id={titleId} className={css.title}>
                {title}
              </h1>
              {lastingActions}
              {actions && <div className={css.actions}>{actions}</div>}
              {primaryAction && <PrimaryAction {...primaryAction} />}
            </div>
          </header>
          <Rail navigation={navigation} renderLink={renderLink} narrow={narrow} onNarrowChange={setNarrow} />
        </>
      )}
      <main ref={setMain} id={mainId} aria-labelledby={titleId} tabIndex={-1} className={sheet.sheet}>
        {bare && (
          <h1 id={titleId} className={bareCss.title}>
            {title}
          </h1>
        )}
        {children}
      </main>
      <SheetScrollbar sheet={main} />
      {hasBottom && (
        <BottomBar
          items={bottom.items}
          renderLink={renderLink}
          onMore={bottom.more ? () => setNavDialogOpen(true) : undefined}
          moreOpen={isNavDialogOpen}
        />
      )}
      {isNavDialogOpen && (
        <NavDialog
          brand={brand}
          navigation={navigation}
          renderLink={renderLink}
          actions={actions}
          onClose={() => setNavDialogOpen(false)}
        />
      )}
    </div>
  );
};
