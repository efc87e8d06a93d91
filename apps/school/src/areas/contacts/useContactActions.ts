import { type Contact, fullName } from '@school/domain';
import type { MenuAction } from '@school/ui';
import { useLocation } from 'wouter';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useText } from '../../intl/useText.ts';
import { useCard } from './useCard.ts';
import { contactPaths } from './paths.ts';

/**
 * @param onDeleted Called after a contact is deleted.
 * @returns The permitted actions on a contact: edit, download its vCard, delete.
 */
export function useContactActions(onDeleted?: () => void): (contact: Contact) => MenuAction[] {
  const t = useText();
  const [, navigate] = useLocation();
  const remove = useDeletion('deleteContact');
  const save = useCard();
  return (contact) => {
    const { id, can } = contact;
    const actions: (MenuAction | false)[] = [
      can.update && {
        id: 'edit',
        label: t('contacts.edit'),
        icon: 'pencil',
        onSelect: () => navigate(contactPaths.detail.href({ id, edit: true })),
      },
      { id: 'card', label: t('contacts.card'), icon: 'download', onSelect: () => void save(contact) },
      can.delete && {
        id: 'delete',
        label: t('contacts.delete'),
        icon: 'trash-2',
        tone: 'critical',
        onSelect: () =>
          void remove({
            id,
            version: contact.version,
            title: t('contacts.deleteTitle'),
            body: t('contacts.deleteBody', { name: fullName(contact) }),
            confirmLabel: t('contacts.delete'),
            done: 'contacts.deleted',
            onDeleted,
          }),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
