import { supportedZone } from '@school/text';
import type { MessageId } from '../../intl/messages.ts';

/**
 * Returns the greeting for the time of day.
 *
 * @param zone Time zone of the school; without it, the reader's.
 */
export function greetingAt(now: Date, zone: string | undefined): MessageId {
  const timeZone = zone && supportedZone(zone);
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hour >= 5 && hour < 12) return 'home.morning';
  if (hour >= 12 && hour < 20) return 'home.afternoon';
  return 'home.evening';
}
