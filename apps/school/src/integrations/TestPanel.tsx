import { Box, Button, Heading, Icon, Inline, List, ListItem, Notice, Stack, Text } from '@school/ui';
import { useText } from '../intl/useText.ts';
import type { TestRun } from './useTest.ts';

/** A step of a test, in words. */
export type TestStep = { name: string; label: string };

/** What became of a step, as the provider tells it. */
export type StepResult = { name: string; ok: boolean; problem: string | null; said: string | null };

/** A connection that is tried out: every step of the way, where it stopped and what to do about it. */
export function TestPanel(props: {
  /** What the test does, in a sentence. */
  about: string;
  /** The steps that these settings have, in their order. */
  steps: readonly TestStep[];
  /** The word on the button before the first try. */
  action: string;
  /** What a success is called. */
  success: string;
  wordsOf(problem: string): string;
  test: TestRun;
}) {
  const t = useText();
  const { steps, test, wordsOf } = props;
  const { results, pending, fault } = test;
  const failed = results?.find(({ ok }) => !ok);
  const stopped = steps.find(({ name }) => name === failed?.name);
  const tone = failed ? 'critical' : 'positive';
  return (
    <Box as="section" border radius="card" padding="l" aria-label={t('integrations.test.title')}>
      <Stack gap="m">
        <Inline gap="m" justify="between">
          <Stack gap="xs">
            <Heading level={3} size="strong">
              {t('integrations.test.title')}
            </Heading>
            <Text size="small" tone="quiet">
              {props.about}
            </Text>
          </Stack>
          <Button size="s" icon="refresh-cw" loading={pending} onClick={() => void test.run()}>
            {results ? t('integrations.test.again') : props.action}
          </Button>
        </Inline>
        {fault && (
          <Notice tone="critical" role="alert">
            {t(fault.id, fault.values)}
          </Notice>
        )}
        {results && !pending && (
          <>
            <Notice tone={tone} role={failed ? 'alert' : 'status'}>
              {failed
                ? t('integrations.test.stopped', { step: stopped?.label ?? failed.name })
                : props.success}
            </Notice>
            <List label={t('integrations.test.steps')}>
              {steps.map(({ name, label }) => (
                <Step
                  key={name}
                  label={label}
                  result={results.find((result) => result.name === name)}
                  wordsOf={wordsOf}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </Box>
  );
}

function Step(props: { label: string; result: StepResult | undefined; wordsOf(problem: string): string }) {
  const t = useText();
  const { label, result, wordsOf } = props;
  const state = result === undefined ? 'untried' : result.ok ? 'passed' : 'failed';
  const icons = { untried: 'minus', passed: 'circle-check', failed: 'circle-alert' } as const;
  const tones = { untried: 'quiet', passed: 'positive', failed: 'critical' } as const;
  return (
    <ListItem
      start={
        <Text as="span" tone={tones[state]}>
          <Icon name={icons[state]} />
        </Text>
      }
      title={label}
      meta={result?.problem && wordsOf(result.problem)}
      end={
        <Text as="span" size="small" tone="quiet">
          {t(`integrations.step.${state}`)}
        </Text>
      }
    >
      {result?.said && (
        <Box background="sunken" radius="field" padding="s">
          <Text size="small" dir="ltr">
            {result.said}
          </Text>
        </Box>
      )}
    </ListItem>
  );
}
