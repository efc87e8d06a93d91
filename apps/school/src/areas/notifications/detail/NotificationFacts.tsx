import type { ManagedNotification } from '@school/domain';
import { Divider, Heading, Inline, Page, Stack, Text } from '@school/ui';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { useText } from '../../../intl/useText.ts';
import { EmergencyBadge } from '../EmergencyBadge.tsx';
import { kindLabel } from '../kindLabel.ts';
import { NotificationStatusBadge } from '../NotificationStatusBadge.tsx';
import { NotificationTime } from '../NotificationTime.tsx';
import { NotificationText } from '../NotificationText.tsx';
import { Updates } from '../Updates.tsx';
import { useNotificationActions } from '../useNotificationActions.tsx';
import { Receipts } from '../../receipts/index.ts';
import { AlertApprovalNotice } from './AlertApprovalNotice.tsx';
import { AlertTranslations } from './AlertTranslations.tsx';
import { HeldAlert } from './HeldAlert.tsx';
import { DeliveryFigures } from './DeliveryFigures.tsx';
import { RecipientList } from './RecipientList.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { notificationPaths } from '../paths.ts';

/** A sent notification with its delivery and actions. */
export function NotificationFacts({ notification }: { notification: ManagedNotification }) {
  const t = useText();
  const actions = useNotificationActions();
  const { title, content, author, audience, status, emergency, approval } = notification;
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        {approval && <AlertApprovalNotice notification={notification} approval={approval} />}
        {emergency && status === 'scheduled' && !approval && <HeldAlert notification={notification} />}
        <Stack gap="m">
          <RecordBar
            label={t('notifications.actionsFor', { title })}
            lead="end"
            actions={actions.getActions(notification)}
          >
            <BackLink href={notificationPaths.list.href()}>{t('notification.back')}</BackLink>
          </RecordBar>
          <Heading level={2} size="display">
            <bdi>{title}</bdi>
          </Heading>
          <Inline gap="m">
            <Text as="span" size="small" tone="quiet">
              {t(kindLabel(notification))}
            </Text>
            <Text as="span" size="small" tone="quiet" isolate>
              {author.name}
            </Text>
            <NotificationTime notification={notification} />
            <NotificationStatusBadge notification={notification} />
            <EmergencyBadge notification={notification} />
          </Inline>
          <AudienceNames audience={audience} most={8} />
        </Stack>
        <NotificationText content={content} />
        <AlertTranslations notification={notification} />
        <Updates notification={notification} />
        {(status === 'sent' || status === 'scheduled') && (
          <>
            <Divider />
            {status === 'sent' && !emergency && (
              <Receipts record="notification" id={notification.id} remindable />
            )}
            {status === 'sent' && <DeliveryFigures notification={notification} />}
            <RecipientList id={notification.id} />
          </>
        )}
      </Stack>
      {actions.dialogs}
    </Page>
  );
}
