import { allows } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { EditPlace } from './EditPlace.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { placePaths } from '../paths.ts';

/** Screen of a place, with `?edit` to change it. */
export function PlaceScreen() {
  const { id } = useRouteValues(placePaths.detail);
  return <OnePlace key={id} id={id} />;
}

function OnePlace({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const mayWrite = user === null || allows(user, 'places.write');
  const { edit: isEditRequested } = useRouteValues(placePaths.detail);
  const query = useQuery('getPlace', { path: { id } });
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const place = data?.data;
  const editing = isEditRequested && mayWrite && place !== undefined;
  useScreen({
    title: editing ? t('places.editing') : undefined,
    headTitle: place?.name,
    ownFoot: editing,
  });

  if (isEditRequested && !mayWrite) return <NoPermission />;
  if (place && editing) {
    const onDone = () => navigate(placePaths.detail.href({ id }), { replace: true });
    return (
      <GoneRecord value={gone}>
        <EditPlace place={place} onDone={onDone} />
      </GoneRecord>
    );
  }
  if (place && !gone) return <PlaceFacts place={place} />;
  if (problem) {
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'places.missing' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="50%" />
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="box" height={400} />
      </SkeletonGroup>
    </Page>
  );
}
