import type { AlertKind } from '@school/domain';
import { useText } from '../../intl/useText.ts';
import { alertKinds } from '../notifications/index.ts';

/**
 * Returns a function that gives the kind of an alert in the reader's language, as the start of a banner's text: the sender's
 * words may be in another one. It is empty for an alert without a kind.
 */
export function useAlertKindPrefix(): (kind: AlertKind | null | undefined) => string {
  const t = useText();
  return (kind) => (kind ? `${t(alertKinds[kind])} · ` : '');
}
