import type { AlertKind } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** The label of each kind of emergency. */
export const alertKinds: Record<AlertKind, MessageId> = {
  earthquake: 'notifications.alertKind.earthquake',
  fire: 'notifications.alertKind.fire',
  gas: 'notifications.alertKind.gas',
  lockdown: 'notifications.alertKind.lockdown',
  evacuation: 'notifications.alertKind.evacuation',
  medical: 'notifications.alertKind.medical',
  weather: 'notifications.alertKind.weather',
};
