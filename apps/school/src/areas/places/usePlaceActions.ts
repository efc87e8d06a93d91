import { allows, type Place } from '@school/domain';
import type { MenuAction } from '@school/ui';
import { useLocation } from 'wouter';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { placePaths } from './paths.ts';

/**
 * @param onDeleted Called after a place is deleted.
 * @returns The permitted actions on a place. The main one can't be deleted.
 */
export function usePlaceActions(onDeleted?: () => void): (place: Place) => MenuAction[] {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const remove = useDeletion('deletePlace');
  return (place) => {
    if (!user || !allows(user, 'places.write')) return [];
    const { id, name, main } = place;
    const actions: (MenuAction | false)[] = [
      {
        id: 'edit',
        label: t('places.edit'),
        icon: 'pencil',
        onSelect: () => navigate(placePaths.detail.href({ id, edit: true })),
      },
      !main && {
        id: 'delete',
        label: t('places.delete'),
        icon: 'trash-2',
        tone: 'critical',
        onSelect: () =>
          void remove({
            version: place.version,
            id,
            title: t('places.deleteTitle'),
            body: t('places.deleteBody', { name }),
            confirmLabel: t('places.delete'),
            done: 'places.deleted',
            instead: { conflict: 'places.deleteRefused' },
            onDeleted,
          }),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
