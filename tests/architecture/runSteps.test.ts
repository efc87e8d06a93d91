import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import CountReporter from '../../.storybook/countReporter.ts';
import { type Failure, jestOutcome, type Outcome } from '../outcome.ts';
import { runSteps, type Step } from '../runSteps.ts';

const failure = (title: string, file: string | undefined = 'a.test.ts'): Failure => ({
  name: `${file}: ${title}`,
  reason: 'Error: expected 1',
  file,
  title,
});

/** A step whose runs end with these outcomes, one after the other. */
function stepWith(...outcomes: Outcome[]): Step & { reruns: string[][] } {
  let runs = 0;
  const reruns: string[][] = [];
  return {
    name: 'unit',
    processors: 2,
    run: async () => outcomes[runs]!.failed.length === 0,
    outcome: () => outcomes[runs],
    rerun: async (failures) => {
      reruns.push(failures.map(({ name }) => name));
      runs += 1;
      return true;
    },
    reruns,
  };
}

/** A step that ends when the test says so. */
function heldStep(name: string, processors: 1 | 2, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const step: Step = {
    name,
    processors,
    run: () => {
      log.push(name);
      return promise;
    },
  };
  return { step, end: () => resolve(true) };
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a test that fails', () => {
  const first = { passed: ['a.test.ts: steady'], failed: [failure('adds')] };

  test('is unsteady if it passes when it runs again', async () => {
    const step = stepWith(first, { passed: ['a.test.ts: steady', 'a.test.ts: adds'], failed: [] });
    const summary = await runSteps([step], { rerun: true });
    expect(step.reruns).toEqual([['a.test.ts: adds']]);
    expect(summary).toEqual({
      passed: 2,
      failed: [],
      unsteady: ['unit: a.test.ts: adds\n    Error: expected 1'],
    });
  });

  test('fails if it fails again, or does not run again', async () => {
    for (const again of [
      { passed: [], failed: [failure('adds')] },
      { passed: [], failed: [] },
    ])
      expect(await runSteps([stepWith(first, again)], { rerun: true })).toMatchObject({
        failed: ['unit: a.test.ts: adds\n    Error: expected 1'],
        unsteady: [],
      });
  });

  test('fails if another test of the same name passes when both run again', async () => {
    const again = { passed: ['a.test.ts: adds'], failed: [failure('adds')] };
    expect(await runSteps([stepWith(first, again)], { rerun: true })).toMatchObject({
      failed: ['unit: a.test.ts: adds\n    Error: expected 1'],
      unsteady: [],
    });
  });

  test('is the same story, whichever part of the stories runs it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'school-stories-'));
    const report = join(folder, 'stories.json');
    vi.stubEnv('STORY_COUNTS', report);
    const runPart = (part: number, status: string) => {
      new CountReporter().onRunComplete(undefined, {
        numPassedTests: status === 'passed' ? 1 : 0,
        testResults: [
          {
            testFilePath: join(import.meta.dirname, `../storybook/part${part}.stories-run.ts`),
            numFailingTests: status === 'passed' ? 0 : 1,
            testResults: [
              { status, fullName: 'Components/DatePicker In A Dialog', failureMessages: ['not visible'] },
            ],
          },
        ],
      });
      return status === 'passed';
    };
    const summary = await runSteps(
      [
        {
          name: 'storybook',
          processors: 2,
          run: async () => runPart(2, 'failed'),
          outcome: jestOutcome(report),
          rerun: async () => runPart(1, 'passed'),
        },
      ],
      { rerun: true },
    );
    rmSync(folder, { recursive: true });
    expect(summary).toEqual({
      passed: 1,
      failed: [],
      unsteady: ['storybook: tests/storybook: Components/DatePicker In A Dialog\n    not visible'],
    });
  });

  test('is unsteady if it fails only beside the repetition of another one', async () => {
    const again = { passed: ['a.test.ts: adds'], failed: [failure('steady')] };
    expect(await runSteps([stepWith(first, again)], { rerun: true })).toMatchObject({
      failed: [],
      unsteady: [
        'unit: a.test.ts: adds\n    Error: expected 1',
        'unit: a.test.ts: steady\n    Error: expected 1',
      ],
    });
  });

  test('does not run again outside of CI', async () => {
    const step = stepWith(first, { passed: ['a.test.ts: adds'], failed: [] });
    expect((await runSteps([step], { rerun: false })).failed).toHaveLength(1);
    expect(step.reruns).toEqual([]);
  });

  test('does not run again beside many others', async () => {
    const failed = Array.from({ length: 21 }, (_, index) => failure(`adds ${index}`));
    const step = stepWith({ passed: [], failed });
    expect((await runSteps([step], { rerun: true })).failed).toHaveLength(21);
    expect(step.reruns).toEqual([]);
  });

  test('fails if its error belongs to no file', async () => {
    const outside: Failure = { name: 'outside of a test', reason: '', file: undefined, title: undefined };
    const step = stepWith({ passed: [], failed: [outside] }, { passed: [], failed: [] });
    expect((await runSteps([step], { rerun: true })).failed).toEqual(['unit: outside of a test']);
  });
});

test('a step that ends with an error and reports nothing fails once', async () => {
  const step: Step = { name: 'lint', processors: 1, run: async () => false };
  expect((await runSteps([step], { rerun: true })).failed).toEqual([
    'lint: the step ended with an error, see above',
  ]);
});

test('at most two processors are busy', async () => {
  const started: string[] = [];
  const [lint, types, format, unit] = [
    heldStep('lint', 1, started),
    heldStep('types', 1, started),
    heldStep('format', 1, started),
    heldStep('unit', 2, started),
  ];
  const run = runSteps(
    [lint, types, format, unit].map(({ step }) => step),
    { rerun: false },
  );
  await expect.poll(() => started).toEqual(['lint', 'types']);
  types.end();
  await expect.poll(() => started).toEqual(['lint', 'types', 'format']);
  lint.end();
  format.end();
  await expect.poll(() => started).toEqual(['lint', 'types', 'format', 'unit']);
  unit.end();
  expect((await run).passed).toBe(4);
});
