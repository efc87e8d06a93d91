import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useAlertIn } from '../../../intl/useAlertIn.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { ReceivedNotification } from './ReceivedNotification.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { notificationPaths } from '../paths.ts';

/** A notification for its recipients. */
export function NotificationScreen() {
  const { id } = useRouteValues(notificationPaths.receivedOne);
  return <OneNotification key={id} id={id} />;
}

function OneNotification({ id }: { id: string }) {
  const t = useText();
  const query = useQuery('getNotification', { path: { id } });
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const alertIn = useAlertIn();
  const notification = data && alertIn(data.data);
  useScreen({ headTitle: notification?.title });
  if (notification && !gone) return <ReceivedNotification notification={notification} />;
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
            instead={{ missing: 'notification.missing', forbidden: 'errors.notAddressed' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="70%" />
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="box" height={160} />
      </SkeletonGroup>
    </Page>
  );
}
