import type { ManagedNotification } from '@school/domain';
import { Button, Notice } from '@school/ui';
import { useEffect, useState } from 'react';
import { invalidate } from '../../../data/cache.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

const second = 1000;
/** The longest hold of the contract, in seconds. */
const longest = 10;

/** An alert that is sent in a few seconds, with a button that takes it back. */
export function HeldAlert({ notification }: { notification: ManagedNotification }) {
  const t = useText();
  const { clock, notices } = useScreenServices();
  const { run, pending } = useCommand('cancelNotification');
  const { id, scheduled_at } = notification;
  const [seconds, setSeconds] = useState(() => {
    const left = Math.ceil((Date.parse(scheduled_at ?? '') - clock().getTime()) / second);
    // A device clock can be wrong by hours.
    return left >= 0 && left <= longest ? left : longest;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds((left) => Math.max(0, left - 1));
      if (seconds === 0) invalidate(['getNotification']);
    }, second);
    return () => clearInterval(timer);
  }, [seconds]);
  const cancel = async () => {
    const outcome = await run({ path: { id } });
    notices.notify(
      outcome.ok
        ? { tone: 'positive', message: { id: 'notifications.held.undone' } }
        : {
            tone: 'critical',
            message: problemMessage(outcome.problem, { conflict: 'notifications.held.tooLate' }),
          },
    );
    if (!outcome.ok) invalidate(['getNotification']);
  };
  return (
    <Notice
      tone="caution"
      icon="clock"
      title={t('notifications.held.title', { seconds })}
      action={
        <Button tone="critical" loading={pending} onClick={() => void cancel()}>
          {t('notifications.held.undo')}
        </Button>
      }
    >
      {t('notifications.held.body')}
    </Notice>
  );
}
