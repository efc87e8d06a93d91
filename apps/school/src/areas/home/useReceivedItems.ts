import type { Notification, PendingConfirmation } from '@school/domain';
import { isolate } from '../../intl/isolate.ts';
import { useAlertIn } from '../../intl/useAlertIn.ts';
import { useText } from '../../intl/useText.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { postPaths } from '../posts/paths.ts';
import { useDay } from '../receipts/index.ts';
import type { PendingTask } from './pendingTask.ts';

/** Returns tasks for alerts without an answer of the user, and for confirmations in the order of their last days. */
export function useReceivedItems(
  alerts: readonly Notification[] = [],
  confirmations: readonly PendingConfirmation[] = [],
): PendingTask[] {
  const t = useText();
  const day = useDay();
  const alertIn = useAlertIn();
  return [
    ...alerts
      .filter(({ response }) => response === null)
      .map(alertIn)
      .map(({ id, title, mode, sent_at }) => ({
        id: `alert-${id}`,
        icon: 'triangle-alert' as const,
        title: t(mode === 'drill' ? 'home.tasks.drill' : 'home.tasks.alert', { title: isolate(title) }),
        detail: t('home.tasks.alertAction'),
        time: sent_at,
        href: notificationPaths.receivedOne.href({ id }),
      })),
    ...confirmations.map(({ record, id, title, confirm_by }) => {
      const overdue = day.isPast(confirm_by);
      const date = day.format(confirm_by);
      return {
        id: `confirmation-${id}`,
        icon: 'circle-check' as const,
        title: t('home.tasks.confirm', { title: isolate(title) }),
        detail: t(overdue ? 'home.tasks.confirmationWasDue' : 'home.tasks.confirmationDue', { date }),
        overdue,
        href: record === 'post' ? postPaths.detail.href({ id }) : notificationPaths.receivedOne.href({ id }),
      };
    }),
  ];
}
