import { allows } from '@school/domain';
import { IconButton } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { useShell } from './ShellRoot.tsx';
import { useUnread } from './useUnread.ts';
import { notificationPaths } from '../areas/notifications/paths.ts';

/** Link to the user's notifications with the unread count. Announces new ones on any screen. */
export function NotificationsBell() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { count, emergencies, drills } = useUnread();
  const known = useRef<{ count: number; emergencies: number; drills: number } | null>(null);

  useEffect(() => {
    if (count === undefined || emergencies === undefined || drills === undefined) return;
    const before = known.current;
    known.current = { count, emergencies, drills };
    // Existing notifications aren't new. Announces an alert even if another notification was read meanwhile.
    if (!before) return;
    if (emergencies > before.emergencies)
      notices.notify({ tone: 'critical', message: { id: 'app.bell.emergency' } });
    else if (drills > before.drills) notices.notify({ tone: 'info', message: { id: 'app.bell.drill' } });
    else if (count > before.count) {
      const message = { id: 'app.bell.arrived', values: { count: count - before.count } } as const;
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
      onClick={() => void navigation.navigate(notificationPaths.received.href())}
    />
  );
}
