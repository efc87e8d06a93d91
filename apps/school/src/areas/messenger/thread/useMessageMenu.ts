import type { Message } from '@school/domain';
import type { MenuItem } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useCopy } from '../../../screen/useCopy.ts';

/** What can be done with a message. */
export type MessageActions = {
  reply(message: Message): void;
  forward(message: Message): void;
  edit(message: Message): void;
  remove(message: Message): void;
  report(message: Message): void;
};

/** Returns the menu of a message. */
export function useMessageMenu(message: Message, isOwn: boolean, actions: MessageActions): MenuItem[] {
  const t = useText();
  const copyText = useCopy();
  const { reply, forward, edit, remove, report } = actions;
  const { body } = message;
  const answer: MenuItem[] = [
    { id: 'reply', label: t('messenger.reply'), icon: 'reply', onSelect: () => reply(message) },
    { id: 'forward', label: t('messenger.forward'), icon: 'forward', onSelect: () => forward(message) },
  ];
  const copy: MenuItem[] = body
    ? [
        {
          id: 'copy',
          label: t('messenger.copy'),
          icon: 'copy',
          onSelect: () => void copyText(body),
        },
      ]
    : [];
  if (!isOwn) {
    return [
      ...answer,
      ...copy,
      'separator',
      { id: 'report', label: t('messageReports.report'), icon: 'flag', onSelect: () => report(message) },
    ];
  }
  return [
    ...answer,
    ...copy,
    ...(body
      ? [
          {
            id: 'edit',
            label: t('messenger.edit'),
            icon: 'pencil',
            onSelect: () => edit(message),
          } as const,
        ]
      : []),
    'separator',
    {
      id: 'delete',
      label: t('messenger.delete'),
      icon: 'trash-2',
      tone: 'critical',
      onSelect: () => remove(message),
    },
  ];
}
