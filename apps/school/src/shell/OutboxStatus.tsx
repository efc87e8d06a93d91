import { Link, NetworkStatus } from '@school/ui';
import { outboxPaths } from '../areas/outbox/paths.ts';
import { useCollege } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useOutboxNotices } from '../outbox/useOutboxNotices.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { useUnloadGuard } from '../router/useUnloadGuard.ts';

/**
 * State of the connection and of what waits on this device, in the app bar.
 *
 * @param props.connected Whether the server answers, as far as is known.
 * @param props.since When the oldest answer on screen was sent; null if all of them are of this page.
 */
export function OutboxStatus({ connected, since }: { connected: boolean; since: string | null }) {
  const t = useText();
  const navigation = useNavigation();
  const timeZone = useCollege()?.setting.timezone;
  const { outbox, entries } = useOutbox();
  useUnloadGuard(entries.length > 0 && outbox?.isLasting === false);
  const href = outboxPaths.list.href();
  useOutboxNotices(outbox, {
    isShown: () => navigation.getLocation().path === href,
    show: () => void navigation.navigate(href),
  });
  const waiting = entries.filter(({ problem, held }) => !problem && !held);
  return (
    <NetworkStatus
      // The notice above the screen announces it.
      silent
      online={connected}
      // A message that is sent at once doesn't wait.
      waiting={waiting.filter(({ failures }) => !connected || failures > 0).length}
      unsent={entries.length - waiting.length}
      {...(since && { lastSaved: since })}
      {...(timeZone && { timeZone })}
    >
      {entries.length > 0 && <Link href={href}>{t('outbox.open')}</Link>}
    </NetworkStatus>
  );
}
