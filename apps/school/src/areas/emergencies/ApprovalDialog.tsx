import type { ApprovalRequest } from '@school/domain';
import { Button, Dialog, Inline, Skeleton, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useMinuteTime } from '../../intl/useMinuteTime.ts';
import { useText } from '../../intl/useText.ts';
import { AlertPeople, alertKinds, NoPinNotice } from '../notifications/index.ts';
import { ApproveForm } from './ApproveForm.tsx';
import { RejectForm } from './RejectForm.tsx';

/** A real alert that another person has started, to be approved with the user's own PIN or rejected with a reason. */
export function ApprovalDialog({ request, onPostpone }: { request: ApprovalRequest; onPostpone(): void }) {
  const t = useText();
  const formatTime = useMinuteTime();
  const { user } = useSession();
  const [isRejecting, setRejecting] = useState(false);
  const { id, title, content, author, alert_kind, places, audience, approval } = request;
  const { data, problem } = useQuery('previewAudience', { body: { audience } });
  const count = data?.data.count;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onPostpone();
      }}
      title={t('emergencies.approval.title')}
      description={t('emergencies.approval.requestedBy', {
        name: author.name,
        time: formatTime(approval.expires_at),
      })}
    >
      <Stack gap="l">
        <Stack gap="xs">
          <Text weight="medium" isolate>
            {title}
          </Text>
          <Text isolate>{content}</Text>
          <Inline gap="m">
            {alert_kind && (
              <Text as="span" size="small">
                {t(alertKinds[alert_kind])}
              </Text>
            )}
            {places.map((place) => (
              <Text key={place.id} as="span" size="small" isolate>
                {place.name}
              </Text>
            ))}
            {count !== undefined && (
              <Text as="span" size="small">
                {t('emergencies.approval.people', { count })}
              </Text>
            )}
            {/* As high as the count, which would otherwise move the buttons when it arrives. */}
            {count === undefined && !problem && <Skeleton shape="text" width={112} />}
          </Inline>
        </Stack>
        <AlertPeople audience={audience} />
        {isRejecting ? (
          <RejectForm id={id} onBack={() => setRejecting(false)} />
        ) : (
          <>
            {user?.has_pin === false ? <NoPinNotice /> : <ApproveForm id={id} />}
            <Button size="l" fullWidth variant="outline" icon="circle-x" onClick={() => setRejecting(true)}>
              {t('emergencies.approval.reject')}
            </Button>
          </>
        )}
        <Button variant="plain" fullWidth onClick={onPostpone}>
          {t('emergencies.approval.later')}
        </Button>
      </Stack>
    </Dialog>
  );
}
