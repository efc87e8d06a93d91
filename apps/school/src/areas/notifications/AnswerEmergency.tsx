import type { Notification, SafetyState } from '@school/domain';
import { Button, type ButtonProps, Grid, Heading, Notice, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { answerProblems, useAnswers } from '../../outbox/useAnswers.ts';

/** Buttons that answer an active emergency: safe, or in need of help. The answer can be changed; the latest counts. */
export function AnswerEmergency({ notification }: { notification: Notification }) {
  const t = useText();
  const { id } = notification;
  const { pending, getResponse, sendAnswer } = useAnswers();
  const [sending, setSending] = useState<SafetyState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const response = sending === null ? getResponse(notification) : notification.response;
  const answer = async (state: SafetyState) => {
    setSending(state);
    setProblem(null);
    const rejected = await sendAnswer(notification, { state });
    setSending(null);
    if (rejected) setProblem(problemText(t, rejected, answerProblems));
  };
  /** After an answer only its button is filled and has the check. */
  const getButtonProps = (state: SafetyState): Omit<ButtonProps, 'children'> => ({
    size: 'l',
    fullWidth: true,
    loading: sending === state,
    'aria-pressed': response === state,
    onClick: () => void answer(state),
    variant: response === null || response === state ? 'solid' : 'outline',
    ...(response === state && { icon: 'circle-check' }),
  });
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
            response === 'safe'
              ? 'notifications.answer.answeredSafe'
              : 'notifications.answer.answeredNeedsHelp',
          )}
        >
          {t(pending[id] && sending === null ? 'emergencies.waiting' : 'notifications.answer.changeable')}
        </Notice>
      )}
      {problem && (
        <Notice tone="critical" role="alert">
          {problem}
        </Notice>
      )}
      <Grid columns={{ narrow: 1, medium: 2 }} gap="m">
        <Button tone="accent" {...getButtonProps('safe')}>
          {t('notifications.answer.safe')}
        </Button>
        <Button tone="critical" {...getButtonProps('needs_help')}>
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
