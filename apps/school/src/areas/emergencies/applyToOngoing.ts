import type { AnswerData, Notification, StreamEvent } from '@school/domain';

/** The emergencies of a person: the ongoing ones, those whose end is unread, and who needs help. */
export type EmergencyState = AnswerData<'listOngoingEmergencies'>;

/** Changes one ongoing emergency; returns the same state if it is not among them. */
function changeOne(
  state: EmergencyState,
  id: string,
  change: (alert: Notification) => Notification,
): EmergencyState {
  if (!state.data.some((alert) => alert.id === id)) return state;
  return { ...state, data: state.data.map((alert) => (alert.id === id ? change(alert) : alert)) };
}

type Ended = Extract<StreamEvent, { kind: 'emergency.ended' }>['data'];

/** Moves an emergency to those whose end is unread, unless the person ended it. */
function end(state: EmergencyState, { notification_id: id, update, closed_at }: Ended, userId: string) {
  const alert = state.data.find((each) => each.id === id);
  if (!alert) return state;
  const ended = { ...alert, updates: [...alert.updates, update], closed_at, end_unread: true };
  return {
    data: state.data.filter((each) => each.id !== id),
    ended: update.author.id === userId ? state.ended : [ended, ...state.ended],
    help: state.help.filter((each) => each.id !== id),
  };
}

/**
 * Applies an event to the emergencies of a person, so that they are right without a request.
 *
 * @returns The same state if the event changes nothing in it.
 */
export function applyToOngoing(state: EmergencyState, event: StreamEvent, userId: string): EmergencyState {
  if (event.kind === 'emergency.started') {
    const { notification } = event.data;
    return { ...state, data: [notification, ...state.data.filter(({ id }) => id !== notification.id)] };
  }
  if (event.kind === 'emergency.updated') {
    const { notification_id, update } = event.data;
    return changeOne(state, notification_id, (alert) =>
      alert.updates.some(({ id }) => id === update.id)
        ? alert
        : { ...alert, updates: [...alert.updates, update] },
    );
  }
  if (event.kind === 'emergency.ended') return end(state, event.data, userId);
  if (event.kind === 'emergency.reminded') {
    const { notification_id, reminded_at } = event.data;
    return changeOne(state, notification_id, (alert) => ({ ...alert, reminded_at }));
  }
  if (event.kind === 'emergency.acknowledged' && event.data.user_id === userId) {
    const { notification_id, state: response, location, note } = event.data;
    return changeOne(state, notification_id, (alert) => ({
      ...alert,
      response,
      response_location: location,
      response_note: note,
    }));
  }
  return state;
}
