import { type ManagedNotification } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useNamed } from '../../../audience/useNamed.ts';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { EditNotification } from './EditNotification.tsx';
import { NotificationFacts } from './NotificationFacts.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { notificationPaths } from '../paths.ts';

/** A notification for its senders, with `?edit` to change it. */
export function CollegeNotificationScreen() {
  const { id } = useRouteValues(notificationPaths.detail);
  return <OneNotification key={id} id={id} />;
}

function OneNotification({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const query = useNamed(useQuery('getNotification', { path: { id } }));
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: isEditRequested } = useRouteValues(notificationPaths.detail);
  const notification = data?.data;
  // For people who only receive it the response lacks the management fields.
  const managed = notification && 'can' in notification ? (notification as ManagedNotification) : undefined;
  const editing = isEditRequested && managed?.can.update === true;
  useScreen({
    title: editing ? t('notification.edit') : undefined,
    headTitle: notification?.title,
    ownFoot: editing,
  });

  if (notification && !managed) return <NoPermission />;
  if (managed && editing) {
    return (
      <GoneRecord value={gone}>
        <EditNotification
          notification={managed}
          onDone={() => navigate(notificationPaths.detail.href({ id }), { replace: true })}
        />
      </GoneRecord>
    );
  }
  if (managed && !gone) return <NotificationFacts notification={managed} />;
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
            instead={{ missing: 'notification.missing' }}
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
        <Skeleton shape="box" height={96} />
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    </Page>
  );
}
