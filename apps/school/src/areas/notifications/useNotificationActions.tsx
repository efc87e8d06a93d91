import { allows, type ManagedNotification } from '@school/domain';
import { type MenuAction, useConfirm } from '@school/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAttempts } from '../../actions/useAttempts.ts';
import { useSession } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { boardPaths } from '../emergencies/paths.ts';
import { useSaveTemplate } from '../templates/index.ts';
import {
  notificationFields,
  toNotificationTemplate,
  notificationToFormValues,
} from './notificationValues.ts';
import { notificationPaths } from './paths.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const EndDialog = lateDialog(() => import('./EndDialog.tsx').then((file) => file.EndDialog), byOnClose);
const FollowUpDialog = lateDialog(
  () => import('./FollowUpDialog.tsx').then((file) => file.FollowUpDialog),
  byOnClose,
);

/** The permitted actions on notifications. */
export type NotificationActions = {
  /** Returns the actions that the user may take on a notification now. */
  getActions(notification: ManagedNotification): MenuAction[];
  /** The actions' dialogs; render them anywhere on the screen. */
  dialogs: ReactNode;
};

/** The texts of cancelling: a draft was never going to be sent, so it is deleted. */
const takeBackMessages = (status: ManagedNotification['status']) =>
  status === 'draft'
    ? ({
        action: 'notifications.deleteDraft',
        title: 'notifications.deleteDraftTitle',
        done: 'notifications.draftDeleted',
      } as const)
    : ({
        action: 'notifications.cancel',
        title: 'notifications.cancelTitle',
        done: 'notifications.cancelled',
      } as const);

interface OpenedUpdate {
  notification: ManagedNotification;
  isEnd: boolean;
}

/** Returns the dialogs that update and end an emergency. */
function useUpdateDialogs(): { open: (opened: OpenedUpdate) => void; dialog: ReactNode } {
  const { user } = useSession();
  const [opened, open] = useState<OpenedUpdate | null>(null);
  const mayStart = user !== null && allows(user, 'emergency.start');
  // Loaded with the screen, because the network may be gone when an emergency goes on.
  useEffect(() => {
    if (!mayStart) return;
    void EndDialog.load();
    void FollowUpDialog.load();
  }, [mayStart]);
  const Dialog = opened?.isEnd ? EndDialog : FollowUpDialog;
  const dialog = opened && (
    <Suspense>
      <Dialog notification={opened.notification} onClose={() => open(null)} />
    </Suspense>
  );
  return { open, dialog };
}

/** Returns the actions: edit, cancel, and for an emergency its board, the update and the all-clear. */
export function useNotificationActions(): NotificationActions {
  const t = useText();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const attempts = useAttempts();
  const { user } = useSession();
  const mayLead = user !== null && allows(user, 'emergency.board');
  const maySend = user !== null && allows(user, 'notifications.send');
  const mayStart = user !== null && allows(user, 'emergency.start');
  const { save, dialog } = useSaveTemplate('notification', notificationFields);
  const cancel = useCommand('cancelNotification');
  const { open, dialog: updateDialog } = useUpdateDialogs();

  const takeBack = async ({ id, title, version, status }: ManagedNotification) => {
    const words = takeBackMessages(status);
    const isConfirmed = await confirm({
      tone: 'critical',
      title: t(words.title),
      body: t('notifications.cancelBody', { title }),
      confirmLabel: t(words.action),
      onConfirm: attempts(
        version,
        (ifMatch) => cancel.run({ path: { id }, ...(ifMatch !== undefined && { ifMatch }) }),
        { conflict: 'notifications.sentMeanwhile' },
      ),
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (isConfirmed) notices.notify({ tone: 'positive', message: { id: words.done } });
  };

  return {
    getActions(notification) {
      const { id, can, emergency, status } = notification;
      const items: (MenuAction | false)[] = [
        emergency &&
          status === 'sent' &&
          mayLead && {
            id: 'board',
            label: t('board.open'),
            icon: 'presentation',
            onSelect: () => navigate(boardPaths.board.href({ id })),
          },
        can.all_clear && {
          id: 'end',
          label: t('notifications.end'),
          icon: 'circle-check',
          onSelect: () => open({ notification, isEnd: true }),
        },
        can.all_clear && {
          id: 'followUp',
          label: t('notifications.followUp'),
          icon: 'send',
          onSelect: () => open({ notification, isEnd: false }),
        },
        can.update && {
          id: 'edit',
          label: t('notifications.edit'),
          icon: 'pencil',
          onSelect: () => navigate(notificationPaths.detail.href({ id, edit: true })),
        },
        (!emergency || mayStart) && {
          id: 'duplicate',
          label: t('notifications.duplicate'),
          icon: 'copy-plus',
          onSelect: () => {
            const { create, createAlert } = notificationPaths;
            navigate((emergency ? createAlert : create).href({ from: id }));
          },
        },
        !emergency &&
          maySend && {
            id: 'saveTemplate',
            label: t('templates.save'),
            icon: 'save',
            onSelect: () =>
              save(async () => ({
                ok: true,
                data: { notification: toNotificationTemplate(notificationToFormValues(notification)) },
              })),
          },
        can.cancel && {
          id: 'cancel',
          label: t(takeBackMessages(notification.status).action),
          icon: notification.status === 'draft' ? 'trash-2' : 'undo-2',
          tone: 'critical',
          onSelect: () => void takeBack(notification),
        },
      ];
      return items.filter((item) => item !== false);
    },
    dialogs: (
      <>
        {updateDialog}
        {dialog}
      </>
    ),
  };
}
