import { AppShell, Notice, TenantLogo } from '@school/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSession, useVisitOutcome } from '../data/DataRoot.tsx';
import { FiguresRoot } from '../intl/FiguresRoot.tsx';
import { useText } from '../intl/useText.ts';
import { usePlace } from '../navigation/NavigationRoot.tsx';
import { SearchPalette } from '../search/SearchPalette.tsx';
import { NotificationsBell } from './NotificationsBell.tsx';
import { OwnMenu } from './OwnMenu.tsx';
import { placeAt, placesFor } from './places.ts';
import { Preferences } from './Preferences.tsx';
import { useOnline, useSchool, useShell } from './ShellRoot.tsx';
import { useUnread } from './useUnread.ts';

/** The frame of every screen for those who are signed in: places, bar, own menu. Outlives the screens inside. */
export function Shell(props: { children?: ReactNode }) {
  const t = useText();
  const { bar } = useShell();
  const { path } = usePlace();
  const { shortName, logo } = useSchool();
  const { title, primaryAction, ownFoot } = useSyncExternalStore(bar.subscribe, bar.get);
  const { user } = useSession();
  const here = placeAt(path);
  const waiting: Partial<Record<string, number>> = { received: useUnread().count };
  const online = useOnline();
  const unreached = useVisitOutcome() === 'offline';
  return (
    <AppShell
      brand={<TenantLogo src={logo} name={shortName} />}
      title={title}
      navigation={placesFor(user).map((places) => ({
        items: places.map(({ id, label, icon, href, primary }) => ({
          id,
          label: t(label),
          icon,
          href,
          primary,
          current: id === here?.id,
          count: waiting[id],
        })),
      }))}
      actions={
        <>
          <Preferences />
          <OwnMenu />
        </>
      }
      lastingActions={
        <>
          <SearchPalette />
          <NotificationsBell />
        </>
      }
      primaryAction={primaryAction}
      footer={ownFoot ? 'none' : 'bottomBar'}
    >
      {(!online || unreached) && (
        <Notice tone="caution" icon="cloud-off" role="status">
          {t('app.offline')}
        </Notice>
      )}
      <FiguresRoot>{props.children}</FiguresRoot>
    </AppShell>
  );
}
