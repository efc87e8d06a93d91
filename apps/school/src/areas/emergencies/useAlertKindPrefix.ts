import { fold, type Notification } from '@school/domain';
import { useText } from '../../intl/useText.ts';
import { alertKinds } from '../notifications/index.ts';

/**
 * Returns a function that gives the kind of an alert in the reader's language, as the start of a banner's text: the sender's
 * words may be in another one. It is empty for an alert without a kind, and where the title says it.
 */
export function useAlertKindPrefix(): (alert: Pick<Notification, 'alert_kind' | 'title'>) => string {
  const t = useText();
  return ({ alert_kind, title }) => {
    const kind = alert_kind ? t(alertKinds[alert_kind]) : '';
    return fold(title).includes(fold(kind)) ? '' : `${kind} · `;
  };
}
