import { fold, type Language } from '@school/domain';
import { textsIn } from '../messages.ts';
import type { NotificationContent } from './deliveryContent.ts';

/**
 * Returns the name of an alert's kind in a language; null without a kind. The end of a drill has none, because some kinds are
 * called an emergency.
 */
export function alertKindLabel(
  { alert_kind, mode }: Pick<NotificationContent, 'alert_kind' | 'mode'>,
  hasEnded: boolean,
  language: Language,
): string | null {
  if (!alert_kind || (mode === 'drill' && hasEnded)) return null;
  return textsIn(language)(`notifications.alertKind.${alert_kind}`);
}

/** Returns a title after the name of its kind, unless it contains it: the title is in the author's language only. */
export const titleWithKind = (title: string, kind: string | null): string =>
  kind === null || fold(title).includes(fold(kind)) ? title : `${kind} · ${title}`;
