import { useEffect } from 'react';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { emptyAlert } from '../notificationValues.ts';
import { notificationPaths } from '../paths.ts';
import { FromNotification } from './FromNotification.tsx';

/** Screen that starts an alert, real or a drill; with `?from`, a copy of another. */
export function NewAlertScreen() {
  const { from } = useRouteValues(notificationPaths.createAlert);
  // The alert opens on this screen when it has started, and the network may be gone then.
  useEffect(() => void import('../detail/CollegeNotificationScreen.tsx').catch(() => undefined), []);
  return <FromNotification key={from} id={from} empty={emptyAlert} />;
}
