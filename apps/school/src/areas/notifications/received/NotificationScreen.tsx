import { useAlertIn } from '../../../intl/useAlertIn.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { notificationPaths } from '../paths.ts';
import { ReceivedNotification } from './ReceivedNotification.tsx';

/** A notification for its recipients. */
export function NotificationScreen() {
  const alertIn = useAlertIn();
  return (
    <RecordScreen
      path={notificationPaths.receivedOne}
      read="getNotification"
      facts={(notification) => ({ headTitle: alertIn(notification).title })}
      instead={{ missing: 'notification.missing', forbidden: 'errors.notAddressed' }}
    >
      {(notification) => <ReceivedNotification notification={alertIn(notification)} />}
    </RecordScreen>
  );
}
