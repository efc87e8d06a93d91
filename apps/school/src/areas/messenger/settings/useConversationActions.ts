import type { Conversation, ConversationSettingsWrite, OperationId } from '@school/domain';
import type { MenuAction, MenuItem } from '@school/ui';
import type { Problem } from '../../../data/problem.ts';
import { changeRecord } from '../../../data/recordChanges.ts';
import { type Outcome, useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useMinuteTime } from '../../../intl/useMinuteTime.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { holdUnread, releaseUnread } from './unreadHolds.ts';

const reads: readonly OperationId[] = ['listConversations', 'getConversation'];

type OwnState = Pick<Conversation, 'settings' | 'last_read_seq' | 'unread_count'>;

const show = (id: string, state: Partial<OwnState>) =>
  changeRecord<Conversation>(reads, id, (conversation) => ({ ...conversation, ...state }));

/** The settings after a change, as the server will answer it; when muting ends is known to the server only. */
function changedSettings({ settings }: Conversation, change: ConversationSettingsWrite) {
  const { mute, pinned, archived } = change;
  return {
    ...settings,
    ...(mute !== undefined && { muted: mute !== 'off', muted_until: null }),
    ...(pinned !== undefined && { pinned, archived: settings.archived && !pinned }),
    ...(archived !== undefined && { archived, pinned: settings.pinned && !archived }),
  };
}

const item = (
  id: string,
  label: string,
  icon: NonNullable<MenuAction['icon']>,
  act: () => Promise<unknown>,
): MenuAction => ({ id, label, icon, onSelect: () => void act() });

/** The actions on a conversation's own settings. */
type ConversationActions = {
  /** Returns the whole menu. */
  menu(conversation: Conversation): MenuItem[];
  /** Returns what mutes a conversation, or the only action that ends muting. */
  mute(conversation: Conversation): MenuAction[];
};

/**
 * Returns the actions on a conversation's own settings. A change is shown at once, and taken back if the server rejects it.
 *
 * @param onUnread Called when the user marks the conversation as unread.
 */
export function useConversationActions(onUnread?: () => void): ConversationActions {
  const t = useText();
  const { notices } = useScreenServices();
  const formatTime = useMinuteTime();
  const { run: update } = useCommand('updateConversationSettings');
  const { run: markRead } = useCommand('markConversationRead');
  const { run: markUnread } = useCommand('markConversationUnread');

  const attempt = async (
    { id, settings, last_read_seq, unread_count }: Conversation,
    state: Partial<OwnState>,
    act: () => Promise<Outcome<unknown>>,
    describe = (problem: Problem) => problemMessage(problem),
  ) => {
    show(id, state);
    const outcome = await act();
    if (outcome.ok) return true;
    show(id, { settings, last_read_seq, unread_count });
    notices.notify({ tone: 'critical', message: describe(outcome.problem) });
    return false;
  };

  const set = (conversation: Conversation, change: ConversationSettingsWrite) =>
    attempt(
      conversation,
      { settings: changedSettings(conversation, change) },
      () => update({ path: { id: conversation.id }, body: change }),
      (problem) =>
        change.pinned && problem.kind === 'invalid'
          ? { id: 'messenger.pin.refused' }
          : problemMessage(problem),
    );

  const archive = async (conversation: Conversation) => {
    if (!(await set(conversation, { archived: true }))) return;
    const { settings } = conversation;
    const archived = { ...conversation, settings: changedSettings(conversation, { archived: true }) };
    notices.notify({
      tone: 'positive',
      message: { id: 'messenger.archive.done' },
      action: {
        label: 'messenger.archive.undo',
        onSelect: () => void set(archived, settings.pinned ? { pinned: true } : { archived: false }),
      },
    });
  };

  const toggleUnread = async (conversation: Conversation) => {
    const { id, last_seq, unread_count } = conversation;
    const path = { id };
    if (unread_count > 0) {
      releaseUnread(id);
      const state = { last_read_seq: last_seq, unread_count: 0 };
      await attempt(conversation, state, () => markRead({ path, body: { seq: last_seq } }));
      return;
    }
    holdUnread(id, last_seq - 1);
    onUnread?.();
    const state = { last_read_seq: last_seq - 1, unread_count: 1 };
    if (!(await attempt(conversation, state, () => markUnread({ path, body: { seq: last_seq } }))))
      releaseUnread(id);
  };

  const unmuteLabel = (until: string | null) =>
    until ? t('messenger.unmuteUntil', { time: formatTime(until) }) : t('messenger.unmute');

  const mute = (conversation: Conversation): MenuAction[] => {
    const { muted, muted_until } = conversation.settings;
    const setMute = (id: string, label: string, value: NonNullable<ConversationSettingsWrite['mute']>) =>
      item(id, label, value === 'off' ? 'volume-2' : 'volume-off', () => set(conversation, { mute: value }));
    return muted
      ? [setMute('unmute', unmuteLabel(muted_until), 'off')]
      : [
          setMute('hour', t('messenger.mute', { count: 1 }), 'one_hour'),
          setMute('hours', t('messenger.mute', { count: 8 }), 'eight_hours'),
          setMute('always', t('messenger.mute.always'), 'until_changed'),
        ];
  };

  const menu = (conversation: Conversation): MenuItem[] => {
    const { last_seq, unread_count, settings } = conversation;
    const unread = () =>
      item(
        'unread',
        t(unread_count > 0 ? 'messenger.markRead' : 'messenger.markUnread'),
        unread_count > 0 ? 'check' : 'mail',
        () => toggleUnread(conversation),
      );
    const pin = () =>
      item('pin', t(settings.pinned ? 'messenger.unpin' : 'messenger.pin'), 'pin', () =>
        set(conversation, { pinned: !settings.pinned }),
      );
    return [
      ...(last_seq > 0 ? [unread()] : []),
      ...(settings.archived ? [] : [pin()]),
      settings.archived
        ? item('archive', t('messenger.unarchive'), 'archive-restore', () =>
            set(conversation, { archived: false }),
          )
        : item('archive', t('messenger.archive'), 'archive', () => archive(conversation)),
      'separator',
      ...mute(conversation),
    ];
  };
  return { menu, mute };
}
