import { useText } from '../../../intl/useText.ts';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { isManaged } from '../notificationValues.ts';
import { notificationPaths } from '../paths.ts';
import { EditNotification } from './EditNotification.tsx';
import { NotificationFacts } from './NotificationFacts.tsx';

/** A notification for its senders, with `?edit` to change it. */
export function CollegeNotificationScreen() {
  const t = useText();
  return (
    <RecordScreen
      path={notificationPaths.detail}
      read="getNotification"
      facts={({ title }) => ({ title: t('notification.edit'), headTitle: title })}
      instead={{ missing: 'notification.missing' }}
      mayEdit={(notification) => isManaged(notification) && notification.can.update}
      showsUneditable
      renderForm={(notification, { onDone }) =>
        isManaged(notification) && <EditNotification notification={notification} onDone={onDone} />
      }
    >
      {(notification) =>
        isManaged(notification) ? <NotificationFacts notification={notification} /> : <NoPermission />
      }
    </RecordScreen>
  );
}
