import { allows } from '@school/domain';
import { Banner, Button } from '@school/ui';
import { Suspense, useState } from 'react';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useAlertIn } from '../../intl/useAlertIn.ts';
import { useText } from '../../intl/useText.ts';
import { lateDialog } from '../../screen/lateDialog.tsx';
import { useAlertKind } from './useAlertKind.ts';

const ApprovalDialog = lateDialog(
  () => import('./ApprovalDialog.tsx').then((file) => file.ApprovalDialog),
  ({ onPostpone }) => onPostpone(),
);

/**
 * Shows the real alerts that wait for the user as the second person, on every protected screen: the first in a dialog,
 * and as a banner once the user has put it off.
 */
export function ApprovalRequests() {
  const t = useText();
  const { user } = useSession();
  const mayApprove = user !== null && allows(user, 'emergency.start');
  const { data } = useQuery('listApprovalRequests', mayApprove ? {} : null);
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  const alertIn = useAlertIn();
  const formatKind = useAlertKind();
  const requests = data?.data.map(alertIn) ?? [];
  const current = requests.find(({ id }) => !postponed.includes(id));
  return (
    <>
      {requests
        .filter((request) => request !== current)
        .map((request) => (
          <Banner
            key={request.id}
            tone="critical"
            icon="siren"
            role="status"
            title={t('emergencies.approval.banner', { title: request.title })}
            action={
              <Button size="s" onClick={() => setPostponed(postponed.filter((one) => one !== request.id))}>
                {t('emergencies.approval.review')}
              </Button>
            }
          >
            {formatKind(request)}
          </Banner>
        ))}
      {current && (
        <Suspense>
          <ApprovalDialog
            key={current.id}
            request={current}
            onPostpone={() => setPostponed([...postponed, current.id])}
          />
        </Suspense>
      )}
    </>
  );
}
