import { allows } from '@school/domain';
import { Page, Stack } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { NewLink } from '../../../lists/NewLink.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { queryOfFilter } from './placesFilter.ts';
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
  const input = queryOfFilter(list.filter);
  const { data, loading, problem, reload, held } = useLiveRows(
    'listPlaces',
    input,
    useQuery('listPlaces', input),
  );
  return (
    <Page>
      <Stack gap="l">
        <ListBar list={list} search={t('places.search')} action={add && <NewLink {...add} />} />
        <ListBody
          list={list}
          rows={data?.data}
          held={held}
          problem={problem}
          onRetry={reload}
          none={{ icon: 'map-pin', title: t('places.none'), body: t('places.noneBody'), action: add }}
        >
          <PlacesTable list={list} places={data?.data ?? []} loading={loading} />
        </ListBody>
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
