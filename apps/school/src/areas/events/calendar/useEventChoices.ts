import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import type { ListChoice } from '../../../lists/ListChoice.ts';

/** Returns the filters of the calendar: place, status. */
export function useEventChoices(): ListChoice<'place' | 'status'>[] {
  const t = useText();
  const places = useCollege()?.places ?? [];
  return [
    {
      name: 'place',
      label: t('events.form.place'),
      any: t('events.anyPlace'),
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'status',
      label: t('events.form.status'),
      any: t('events.anyStatus'),
      options: (['confirmed', 'tentative', 'cancelled'] as const).map((status) => ({
        value: status,
        label: t(`events.status.${status}`),
      })),
    },
  ];
}
