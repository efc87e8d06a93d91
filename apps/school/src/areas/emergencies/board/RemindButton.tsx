import type { EmergencyReminder } from '@school/domain';
import { Button, Stack, Text } from '@school/ui';
import type { Problem } from '../../../data/problem.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { type Message, problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useSchoolClockTime } from './useSchoolClockTime.ts';
import { useIsBefore } from './useIsBefore.ts';

const instead = { conflict: 'board.allAnswered' } as const;

/** Reminds the recipients without an answer; shows when that was last done, and from when on it is possible again. */
export function RemindButton(props: {
  id: string;
  /** How many have not answered. */
  count: number;
  last: EmergencyReminder | undefined;
}) {
  const t = useText();
  const { notices, clock } = useScreenServices();
  const clockTime = useSchoolClockTime();
  const { run, pending } = useCommand('remindUnanswered');
  const { id, count, last } = props;
  const isTooSoon = useIsBefore(last?.available_at);
  const toMessage = (problem: Problem): Message => {
    if (problem.kind !== 'tooMany' || problem.seconds === null) return problemMessage(problem, instead);
    const next = new Date(clock().getTime() + problem.seconds * 1000);
    return { id: 'board.remindTooSoon', values: { time: clockTime(next) } };
  };
  const remind = async () => {
    const outcome = await run({ path: { id } });
    notices.notify(
      outcome.ok
        ? {
            tone: 'positive',
            message: { id: 'board.reminded', values: { count: outcome.data.data.recipients } },
          }
        : { tone: 'critical', message: toMessage(outcome.problem) },
    );
  };
  return (
    <Stack gap="xs" align="end">
      {count > 0 && (
        <Button size="s" icon="bell" loading={pending} onClick={() => void remind()}>
          {last && isTooSoon
            ? t('board.remindAgain', { time: clockTime(last.available_at) })
            : t('board.remind', { count })}
        </Button>
      )}
      {last && (
        <Text size="small" tone="quiet">
          {t('board.remindedAt', { time: clockTime(last.created_at) })}
        </Text>
      )}
    </Stack>
  );
}
