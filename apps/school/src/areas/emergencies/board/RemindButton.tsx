import { Button, Stack, Text } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { useClockTime } from './useClockTime.ts';

const instead = { conflict: 'board.allAnswered', tooMany: 'board.remindTooSoon' } as const;

/** Reminds the recipients without an answer, and shows when that was last done. */
export function RemindButton(props: {
  id: string;
  /** How many have not answered. */
  count: number;
  /** When they were last reminded. */
  last: string | undefined;
}) {
  const t = useText();
  const { notices } = useShell();
  const clockTime = useClockTime();
  const { run, pending } = useCommand('remindUnanswered');
  const { id, count, last } = props;
  const remind = async () => {
    const outcome = await run({ path: { id } });
    notices.notify(
      outcome.ok
        ? {
            tone: 'positive',
            message: { id: 'board.reminded', values: { count: outcome.data.data.recipients } },
          }
        : { tone: 'critical', message: problemMessage(outcome.problem, instead) },
    );
  };
  return (
    <Stack gap="xs" align="end">
      {count > 0 && (
        <Button size="s" icon="bell" loading={pending} onClick={() => void remind()}>
          {t('board.remind', { count })}
        </Button>
      )}
      {last && (
        <Text size="small" tone="quiet">
          {t('board.remindedAt', { time: clockTime(last) })}
        </Text>
      )}
    </Stack>
  );
}
