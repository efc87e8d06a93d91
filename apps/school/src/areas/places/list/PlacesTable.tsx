import type { Place } from '@school/domain';
import { DataTable } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { parseSort, formatSort } from '../../../lists/sortWord.ts';
import type { List } from '../../../lists/useList.ts';
import { useHoursText } from '../useHoursText.ts';
import { usePlaceActions } from '../usePlaceActions.ts';
import { placeColumns } from './placeColumns.tsx';
import type { PlacesField } from './placesFilter.ts';
import { placePaths } from '../paths.ts';

const toHref = ({ id }: Place) => placePaths.detail.href({ id });

/** The school's places as a table, or as cards on narrow screens. */
export function PlacesTable(props: { list: List<PlacesField>; places: readonly Place[]; loading: boolean }) {
  const t = useText();
  const { list } = props;
  const { today } = useHoursText();
  const getActions = usePlaceActions();
  return (
    <DataTable
      label={t('places.title')}
      loading={props.loading}
      rows={props.places}
      rowKey={({ id }) => id}
      rowHref={toHref}
      sort={parseSort(list.filter.sort, null)}
      onSortChange={(sort) => list.narrow('sort', formatSort(sort, null))}
      columns={placeColumns(t, {
        today,
        getMenu: (place) => [
          { id: 'open', label: t('places.open'), icon: 'eye', href: toHref(place) },
          ...getActions(place),
        ],
      })}
    />
  );
}
