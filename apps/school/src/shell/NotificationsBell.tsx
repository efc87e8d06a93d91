import { allows } from '@school/domain';
import { IconButton } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { useUnread } from '../screen/useUnread.ts';
import { notificationPaths } from '../areas/notifications/paths.ts';

/** Link to the user's notifications with the unread count. Announces new ones on any screen. */
export function NotificationsBell() {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { user } = useSession();
  const { count, emergencies, drills } = useUnread();
  const previousCounts = useRef<{ count: number; alerts: number } | null>(null);

  useEffect(() => {
    if (count === undefined || emergencies === undefined || drills === undefined) return;
    const before = previousCounts.current;
    const alerts = emergencies + drills;
    previousCounts.current = { count, alerts };
    if (!before) return;
    // A new emergency takes over the page instead. One that has ended is unread still, but not new.
    const arrived = count - before.count - Math.max(0, alerts - before.alerts);
    if (arrived > 0) {
      const message = { id: 'app.bell.arrived', values: { count: arrived } } as const;
      notices.notify({ tone: 'info', message });
    }
  }, [count, emergencies, drills, notices]);

  if (!user || !allows(user, 'notifications.view')) return null;
  return (
    <IconButton
      icon="bell"
      variant="plain"
      label={t('app.bell.label', { count: count ?? 0 })}
      count={count}
      onClick={() => navigate(notificationPaths.received.href())}
    />
  );
}
