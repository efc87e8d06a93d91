import { AppShell, loadOverlays, Notice, TenantLogo } from '@school/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useShownSince } from '../data/copies.ts';
import { useSession, useVisitOutcome } from '../data/DataRoot.tsx';
import { useSessionProblem } from '../data/useSessionProblem.ts';
import { useText } from '../intl/useText.ts';
import { SearchPalette } from '../search/SearchPalette.tsx';
import { usePush } from '../push/usePush.ts';
import type { Bar, BarContent } from '../screen/bar.ts';
import { bareFrame } from '../screen/bareFrame.ts';
import { NotificationsBell } from './NotificationsBell.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { navItemAt, navItemsFor } from '../router/navItems.ts';
import { useRoutes } from '../router/RoutesContext.ts';
import { OutboxStatus } from './OutboxStatus.tsx';
import { Preferences } from '../screen/Preferences.tsx';
import {
  AlertTitle,
  UnreadMessages,
  useOnline,
  useSchool,
  useScreenServices,
} from '../screen/ScreenRoot.tsx';
import { useVisitRetry } from './useVisitRetry.ts';
import { useAccountLanguage } from './useAccountLanguage.ts';
import { useAlertTitle } from './useAlertTitle.ts';
import { useClockError } from '../screen/useClockError.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useUnread } from '../screen/useUnread.ts';
import { useUnreadMessages } from '../screen/useUnreadMessages.ts';
import { useVisitHistory } from '../screen/visitHistory.ts';

/** Frame of every protected screen: navigation, app bar and user menu. Stays mounted when the screen changes. */
export function Shell(props: { children?: ReactNode }) {
  useVisitHistory();
  usePush();
  const t = useText();
  const { bar } = useScreenServices();
  const [path] = useLocation();
  const { shortName, logo } = useSchool();
  const { title, primaryAction, ownFoot } = useBar(bar);
  const { user } = useSession();
  const routes = useRoutes();
  const here = navItemAt(routes, path);
  const unread: Partial<Record<string, number>> = {
    received: useUnread().count,
    messenger: useUnreadMessages(),
  };
  const alertTitle = useAlertTitle();
  const bare = useSyncExternalStore(bareFrame.subscribe, bareFrame.get);
  const online = useOnline();
  const outcome = useVisitOutcome();
  const sessionProblem = useSessionProblem();
  const blocked = online && sessionProblem?.kind === 'blocked' ? sessionProblem : null;
  const unreached = outcome === 'offline' || sessionProblem?.kind === 'offline';
  const clockError = useClockError();
  const shownSince = useShownSince();
  useVisitRetry(unreached || shownSince !== null, online);
  useAccountLanguage(online && !unreached);
  useFocusReturn();
  // Without a network a menu must open, and a toast says why a screen doesn't.
  useEffect(loadOverlays, []);
  // Waits for the user on the first navigation, as screens do: menu and actions then appear together and nothing moves
  // later.
  const arriving = outcome === 'unknown' && user === null;
  return (
    <AppShell
      brand={<TenantLogo src={logo} name={shortName} />}
      title={title}
      navigation={(arriving ? [] : navItemsFor(routes, user)).map((places) => ({
        items: places.map(({ id, label, shortLabel, icon, href, primary }) => ({
          id,
          label: t(label),
          ...(shortLabel && { shortLabel: t(shortLabel) }),
          icon,
          href,
          primary,
          current: id === here?.id,
          count: unread[id],
        })),
      }))}
      renderLink={(link) => <Link {...link} />}
      actions={
        !arriving && (
          <>
            <Preferences />
            <AccountMenu />
          </>
        )
      }
      lastingActions={
        !arriving && (
          <>
            <SearchPalette />
            <OutboxStatus connected={online && !unreached} since={shownSince} />
            <NotificationsBell />
          </>
        )
      }
      primaryAction={primaryAction}
      bare={bare}
      footer={ownFoot ? 'none' : 'bottomBar'}
    >
      <ConnectionNotice connected={online && !unreached} blocked={blocked} since={shownSince} />
      {clockError && (
        <Notice tone="caution" icon="clock" role="status">
          {clockError}
        </Notice>
      )}
      <AlertTitle value={alertTitle}>
        <UnreadMessages value={unread.messenger ?? 0}>{props.children}</UnreadMessages>
      </AlertTitle>
    </AppShell>
  );
}

/** Calls `listener` with the bar's content, at once and after each change. */
function follow(bar: Bar, listener: (content: BarContent) => void): () => void {
  const now = () => listener(bar.get());
  now();
  return bar.subscribe(now);
}

/** Returns the bar's content, including what a screen sets in the same commit, before the first paint. */
function useBar(bar: Bar): BarContent {
  const [content, setContent] = useState(bar.get);
  useLayoutEffect(() => follow(bar, setContent), [bar]);
  return content;
}
