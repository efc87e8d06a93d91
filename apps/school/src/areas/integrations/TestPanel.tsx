import { Box, Button, Heading, Icon, Inline, List, ListItem, Notice, Stack, Text } from '@school/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/useText.ts';
import type { StepResult, TestRun } from './useTest.ts';

/** A step of a test with its label. */
export type TestStep = { name: string; label: string };

/** Panel that tests a connection and shows each step, where it failed and what to do. */
export function TestPanel(props: {
  /** What the test does, as a sentence. */
  about: string;
  /** The steps of these settings, in order. */
  steps: readonly TestStep[];
  /** Label of the button before the first run. */
  action: string;
  /** Message of a success. */
  success: string;
  describeProblem(problem: string): string;
  test: TestRun;
  /** The result before this visit; rendered until the first run. */
  last?: ReactNode;
}) {
  const t = useText();
  const { steps, test, describeProblem } = props;
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
        {!results && !pending && !fault && props.last}
        {results && !pending && (
          <>
            <Notice tone={tone} role={failed ? 'alert' : 'status'}>
              {failed
                ? t('integrations.test.stopped', { step: stopped?.label ?? failed.name })
                : props.success}
            </Notice>
            <List ruled={false} label={t('integrations.test.steps')}>
              {steps.map(({ name, label }) => (
                <Step
                  key={name}
                  label={label}
                  result={results.find((result) => result.name === name)}
                  describeProblem={describeProblem}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </Box>
  );
}

function Step(props: {
  label: string;
  result: StepResult | undefined;
  describeProblem(problem: string): string;
}) {
  const t = useText();
  const intl = useIntl();
  const { label, result, describeProblem } = props;
  const took = result?.took_ms ?? null;
  const state = result === undefined ? 'untried' : result.ok ? 'passed' : 'failed';
  const icons = { untried: 'minus', passed: 'circle-check', failed: 'circle-alert' } as const;
  const tones = { untried: 'quiet', passed: 'positive', failed: 'critical' } as const;
  return (
    <ListItem
      start={
        <Text as="span" tone={tones[state]}>
          <Icon name={icons[state]} label={t(`integrations.step.${state}`)} />
        </Text>
      }
      title={label}
      meta={result?.problem && describeProblem(result.problem)}
      end={
        <Text as="span" size="small" tone="quiet">
          {took === null
            ? t(`integrations.step.${state}`)
            : intl.formatNumber(took, { style: 'unit', unit: 'millisecond' })}
        </Text>
      }
    >
      {result?.server_reply && (
        <Box background="sunken" radius="field" padding="s">
          <Text size="small" dir="ltr">
            {result.server_reply}
          </Text>
        </Box>
      )}
    </ListItem>
  );
}
