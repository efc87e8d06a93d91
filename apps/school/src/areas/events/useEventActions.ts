import type { Event } from '@school/domain';
import { type MenuAction, useConfirm } from '@school/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAttempts } from '../../actions/useAttempts.ts';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useDirectAction } from '../../actions/useDirectAction.ts';
import { useCommand } from '../../data/useCommand.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useSaveTemplate } from '../templates/index.ts';
import { eventFields, toEventTemplate, eventToFormValues } from './eventValues.ts';
import { eventPaths } from './paths.ts';

/**
 * @param onDeleted Called after an event is deleted.
 * @returns The permitted actions on an event, and their dialogs to render anywhere on the screen.
 */
export function useEventActions(onDeleted: () => void): {
  getActions(event: Event): MenuAction[];
  dialogs: ReactNode;
} {
  const t = useText();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const attempts = useAttempts();
  const direct = useDirectAction();
  const { run: cancel } = useCommand('cancelEvent');
  const { run: sync } = useCommand('syncEvent');
  const remove = useDeletion('deleteEvent');
  const { save, dialog } = useSaveTemplate('event', eventFields);

  const confirmCancellation = async (event: Event) => {
    const cancelled = await confirm({
      tone: 'critical',
      title: t('events.cancelTitle'),
      body: t('events.cancelBody', { name: event.name }),
      confirmLabel: t('events.cancel'),
      cancelLabel: t('events.keep'),
      onConfirm: attempts(event.version, (ifMatch) =>
        cancel({ path: { id: event.id }, ...(ifMatch !== undefined && { ifMatch }) }),
      ),
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (cancelled) notices.notify({ tone: 'positive', message: { id: 'events.cancelled' } });
  };

  const syncNow = (event: Event) =>
    direct({
      version: event.version,
      perform: (ifMatch) => sync({ path: { id: event.id }, ifMatch }),
      done: 'events.sync.started',
      newer: { title: t('events.sync.newer'), confirmLabel: t('events.sync.now') },
      instead: { invalid: 'events.sync.noCalendar' },
    });

  const getActions = (event: Event) => {
    const actions: (MenuAction | false)[] = [
      event.can.update && {
        id: 'edit',
        label: t('events.edit'),
        icon: 'pencil',
        onSelect: () => navigate(eventPaths.edit.href({ id: event.id })),
      },
      event.can.sync && {
        id: 'sync',
        label: t('events.sync.now'),
        icon: 'refresh-cw',
        onSelect: () => void syncNow(event),
      },
      event.can.update && {
        id: 'duplicate',
        label: t('events.duplicate'),
        icon: 'copy-plus',
        onSelect: () => navigate(eventPaths.create.href({ from: event.id })),
      },
      event.can.update && {
        id: 'saveTemplate',
        label: t('templates.save'),
        icon: 'save',
        onSelect: () =>
          save(() =>
            Promise.resolve({ ok: true, data: { event: toEventTemplate(eventToFormValues(event)) } }),
          ),
      },
      event.can.cancel && {
        id: 'cancel',
        label: t('events.cancel'),
        icon: 'circle-x',
        onSelect: () => void confirmCancellation(event),
      },
      event.can.delete && {
        id: 'delete',
        label: t('events.delete'),
        icon: 'trash-2',
        tone: 'critical',
        onSelect: () =>
          void remove({
            id: event.id,
            version: event.version,
            title: t('events.deleteTitle'),
            body: t('events.deleteBody', { name: event.name }),
            confirmLabel: t('events.delete'),
            done: 'events.deleted',
            onDeleted,
          }),
      },
    ];
    return actions.filter((action) => action !== false);
  };
  return { getActions, dialogs: dialog };
}
