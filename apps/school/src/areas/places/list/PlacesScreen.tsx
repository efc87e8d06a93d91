import { allows } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { toPlacesQuery } from './placesFilter.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { placePaths } from '../paths.ts';

/** Screen of the school's places: everyone may read, few may change them. */
export function PlacesScreen() {
  const t = useText();
  const { user } = useSession();
  const add = user !== null &&
    allows(user, 'places.write') && {
      label: t('places.new'),
      icon: 'plus' as const,
      href: placePaths.create.href(),
    };
  useScreen({ primaryAction: add || undefined });
  const list = useList(placePaths.list);
  const input = toPlacesQuery(list.filter);
  const query = useLiveRows('listPlaces', input, useQuery('listPlaces', input));
  return (
    <ListPage
      list={list}
      query={query}
      search={t('places.search')}
      add={add}
      none={{ icon: 'map-pin', title: t('places.none'), body: t('places.noneBody') }}
    >
      <PlacesTable list={list} places={query.data?.data ?? []} loading={query.loading} />
    </ListPage>
  );
}
