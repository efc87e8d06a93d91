import { Notice } from '@school/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useCollege } from '../data/DataRoot.tsx';
import { getLiveState, onLiveState } from '../data/liveState.ts';
import type { Problem } from '../data/problem.ts';
import { problemText } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';

/**
 * Says that the server can't be reached or that no events arrive, and from when the screen is if this device stored it.
 *
 * @param props.connected Whether the server answers, as far as is known.
 * @param props.blocked The answer of a proxy or filter that rejects the requests.
 * @param props.since When the oldest answer on screen was sent; null if all of them are of this page.
 */
export function ConnectionNotice(props: {
  connected: boolean;
  blocked?: Problem | null;
  since: string | null;
}) {
  const { connected, blocked, since } = props;
  const t = useText();
  const { formatDate } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const live = useSyncExternalStore(onLiveState, getLiveState);
  const time =
    since && formatDate(since, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
  if (time || !connected) {
    const reason = !connected && blocked && problemText(t, blocked);
    const state = time
      ? t(connected || reason ? 'offline.notUpdated' : 'offline.copy', { time })
      : !reason && t('app.offline');
    return (
      <Notice tone="caution" icon="cloud-off" role="status">
        {[reason, state].filter(Boolean).join(' ')}
      </Notice>
    );
  }
  return (
    live === 'notLive' && (
      <Notice tone="caution" icon="history" role="status">
        {t('app.notLive')}
      </Notice>
    )
  );
}
