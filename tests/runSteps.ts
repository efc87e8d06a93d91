import { availableParallelism } from 'node:os';
import { holdOutput } from './command.ts';
import type { Failure, Outcome } from './outcome.ts';

/** A step of `npm test`. Without an outcome the step itself is the test. */
export interface Step {
  name: string;
  /** Processors that it keeps busy. */
  processors: 1 | 2;
  /** Resolves to whether nothing failed. */
  run(): Promise<boolean>;
  /** Reads the report of the last run. */
  outcome?(): Outcome | undefined;
  /** Runs these tests again, alone; `outcome` then reads the report of that. */
  rerun?(failures: Failure[]): Promise<boolean>;
}

/** The results of all steps. */
export interface Summary {
  passed: number;
  failed: string[];
  /** Tests that failed and then passed alone, with their first errors. */
  unsteady: string[];
}

/** More failures in one step are a defect, and to repeat them would take the time of the run. */
const mostReruns = 20;

const rule = (name: string) => `\n── ${name} ${'─'.repeat(Math.max(3, 90 - name.length))}`;

const format = (step: Step, { name, reason }: Failure) =>
  [`${step.name}: ${name}`, ...reason.split('\n')].filter(Boolean).join('\n    ');

interface Result {
  step: Step;
  outcome: Outcome;
  seconds: number;
}

async function runStep(step: Step, isBeside: boolean): Promise<Result> {
  const start = Date.now();
  if (!isBeside) console.log(rule(step.name));
  const run = () =>
    step.run().catch((error: unknown) => {
      console.error(error);
      return false;
    });
  const { result: ok, output } = isBeside
    ? await holdOutput(run)
    : { result: await run(), output: undefined };
  if (output) {
    console.log(rule(step.name));
    process.stdout.write(output);
  }
  const report = step.outcome?.() ?? { passed: ok ? [step.name] : [], failed: [] };
  const outcome: Outcome = { passed: [...report.passed], failed: [...report.failed] };
  if (!ok && outcome.failed.length === 0)
    outcome.failed.push({
      name: 'the step ended with an error, see above',
      reason: '',
      file: undefined,
      title: undefined,
    });
  return { step, outcome, seconds: Math.round((Date.now() - start) / 1000) };
}

/** Starts the steps in their order, each when enough processors are free. */
async function runInOrder(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const running = new Set<Promise<void>>();
  let free: number = Math.min(2, availableParallelism());
  const total = free;
  for (const step of steps) {
    const needed = Math.min(step.processors, total);
    while (free < needed) await Promise.race(running);
    free -= needed;
    const work = runStep(step, needed < total).then((result) => {
      results.push(result);
      free += needed;
      running.delete(work);
    });
    running.add(work);
  }
  await Promise.all(running);
  return results;
}

/** Moves the tests that pass alone from the failed ones to the unsteady ones, and returns what is unsteady. */
async function rerunFailed({ step, outcome }: Result): Promise<string[]> {
  const failed = outcome.failed.filter(({ file }) => file !== undefined);
  if (!step.rerun || failed.length === 0 || failed.length > mostReruns) return [];
  console.log(rule(`${step.name}, again: ${failed.length} that failed`));
  await step.rerun(failed);
  const again = step.outcome?.();
  const passed = new Set(again?.passed);
  // Tests of one file may share a name.
  const failedAgain = new Set(again?.failed.map(({ name }) => name));
  // A file that failed to load, or an error outside of a test, is gone when the file has only passed tests.
  const isSteadyNow = ({ name, title, file }: Failure) =>
    title === undefined
      ? again?.passed.some((test) => test.startsWith(`${file}: `)) &&
        !again.failed.some((failure) => failure.file === file)
      : passed.has(name) && !failedAgain.has(name);
  const steady = failed.filter(isSteadyNow);
  outcome.failed = outcome.failed.filter((failure) => !steady.includes(failure));
  outcome.passed.push(...steady.filter(({ title }) => title !== undefined).map(({ name }) => name));
  const names = new Set(failed.map(({ name }) => name));
  const onlyAgain = again?.failed.filter(({ name }) => !names.has(name)) ?? [];
  return [...steady, ...onlyAgain].map((failure) => format(step, failure));
}

/**
 * Runs the steps, at most two busy processes at once, and prints a line for each.
 *
 * @param rerun Whether tests that failed run once more, alone, after all others.
 */
export async function runSteps(steps: readonly Step[], { rerun }: { rerun: boolean }): Promise<Summary> {
  const results = await runInOrder(steps);
  const unsteady: string[] = [];
  if (rerun) for (const result of results) unsteady.push(...(await rerunFailed(result)));
  console.log();
  for (const { step, outcome, seconds } of results)
    console.log(
      `${outcome.failed.length === 0 ? '✓' : '✗'} ${step.name}: ${outcome.passed.length} passed, ${outcome.failed.length} failed, ${seconds} s`,
    );
  return {
    passed: results.reduce((sum, { outcome }) => sum + outcome.passed.length, 0),
    failed: results.flatMap(({ step, outcome }) => outcome.failed.map((failure) => format(step, failure))),
    unsteady,
  };
}
