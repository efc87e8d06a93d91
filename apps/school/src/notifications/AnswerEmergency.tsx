import type { Notification, SafetyState } from '@school/domain';
import { Button, Grid, Heading, Notice, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../data/useCommand.ts';
import { problemText } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { receivedReads } from './outdated.ts';

/** The answer to an emergency that goes on: safe, or in need of help. It can be changed; the latest counts. */
export function AnswerEmergency({ notification }: { notification: Notification }) {
  const t = useText();
  const { id, response } = notification;
  const { run, pending } = useCommand('acknowledgeNotification', receivedReads);
  const [said, setSaid] = useState<SafetyState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (state: SafetyState) => {
    setSaid(state);
    setProblem(null);
    const outcome = await run({ path: { id }, body: { state } });
    if (!outcome.ok) setProblem(problemText(t, outcome.problem));
  };
  const waits = (state: SafetyState) => pending && said === state;
  return (
    <Stack as="section" gap="m" aria-label={t('notifications.answer.title')}>
      <Heading level={3} size="heading">
        {t('notifications.answer.title')}
      </Heading>
      {response && (
        <Notice
          tone={response === 'safe' ? 'positive' : 'caution'}
          role="status"
          title={t(
            response === 'safe' ? 'notifications.answer.saidSafe' : 'notifications.answer.saidNeedsHelp',
          )}
        >
          {t('notifications.answer.changeable')}
        </Notice>
      )}
      {problem && (
        <Notice tone="critical" role="alert">
          {problem}
        </Notice>
      )}
      <Grid columns={{ narrow: 1, medium: 2 }} gap="m">
        <Button
          size="l"
          fullWidth
          icon="circle-check"
          tone="accent"
          variant={response === 'safe' ? 'outline' : 'solid'}
          loading={waits('safe')}
          aria-pressed={response === 'safe'}
          onClick={() => void answer('safe')}
        >
          {t('notifications.answer.safe')}
        </Button>
        <Button
          size="l"
          fullWidth
          icon="circle-alert"
          tone="critical"
          loading={waits('needs_help')}
          aria-pressed={response === 'needs_help'}
          onClick={() => void answer('needs_help')}
        >
          {t('notifications.answer.needsHelp')}
        </Button>
      </Grid>
      {notification.mode === 'drill' && (
        <Text size="small" tone="quiet">
          {t('notifications.answer.drill')}
        </Text>
      )}
    </Stack>
  );
}
