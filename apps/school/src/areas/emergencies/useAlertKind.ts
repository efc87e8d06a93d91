import { fold, type Notification } from '@school/domain';
import { useText } from '../../intl/useText.ts';
import { alertKinds } from '../notifications/index.ts';

/** What the name of an alert's kind depends on; `closed_at` is absent while it runs. */
export type AlertOfKind = Pick<Notification, 'alert_kind' | 'mode' | 'title'> & { closed_at?: string | null };

/**
 * Returns a function that gives the kind of an alert in the reader's language, because the sender's words may be in another
 * one; null for an alert without a kind, and where the title says it. The end of a drill has none, because some kinds are
 * called an emergency.
 */
export function useAlertKind(): (alert: AlertOfKind) => string | null {
  const t = useText();
  return ({ alert_kind, mode, title, closed_at }) => {
    if (!alert_kind || (mode === 'drill' && closed_at)) return null;
    const kind = t(alertKinds[alert_kind]);
    return fold(title).includes(fold(kind)) ? null : kind;
  };
}
