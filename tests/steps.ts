import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildOnce } from '../apps/school/vite/buildOnce.ts';
import { policyHeaders } from '../.storybook/policy.ts';
import { affectedBy, type Change } from './affected.ts';
import { root, runCommand } from './command.ts';
import { type Failure, jestOutcome, playwrightOutcome, vitestOutcome } from './outcome.ts';
import { installPrograms } from './programs.ts';
import type { Step } from './runSteps.ts';
import { serveFolder } from './serveFolder.ts';

const results = join(root, 'test-results');

const filesIn = (failures: Failure[]) => [...new Set(failures.flatMap(({ file }) => file ?? []))];

const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Tests of Vitest projects. A test that failed runs again with its whole file, because it may need the tests before. */
function vitestStep(name: string, projects: string[], options: string[] = []): Step {
  const report = join(results, `${name}.json`);
  const errors = join(results, `${name}-errors.json`);
  const run = (args: string[]) => {
    for (const file of [report, errors]) rmSync(file, { force: true });
    return runCommand(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--reporter=./tests/unhandledErrors.ts',
        ...args,
      ],
      { UNHANDLED_ERRORS: errors },
    );
  };
  return {
    name,
    processors: 2,
    run: () => run(options),
    outcome: vitestOutcome(report, errors),
    rerun: (failures) => run(['--no-file-parallelism', ...filesIn(failures)]),
  };
}

function playwrightStep(name: string, folder: string, options: string[] = []): Step {
  const report = join(results, `${folder}.json`);
  const run = (args: string[]) => {
    rmSync(report, { force: true });
    return runCommand('playwright', ['test', '--config', `tests/${folder}/playwright.config.ts`, ...args]);
  };
  return {
    name,
    processors: 2,
    run: () => run(options),
    outcome: playwrightOutcome(report),
    rerun: () => run(['--last-failed', '--workers', '1']),
  };
}

/** Stories of a built Storybook. */
function storiesStep(folder: string, selection?: string): Step {
  const report = join(results, 'storybook.json');
  const run = async (stories: string | undefined): Promise<boolean> => {
    rmSync(report, { force: true });
    const { url, close } = await serveFolder(join(root, folder), policyHeaders);
    const options = ['--config-dir', '.storybook', '--maxWorkers', '2', '--testTimeout', '60000'];
    try {
      return await runCommand('test-storybook', ['--url', url, ...options], {
        STORY_COUNTS: report,
        ...(stories !== undefined && { STORIES: stories }),
      });
    } finally {
      close();
    }
  };
  return {
    name: 'storybook',
    processors: 2,
    run: () => run(selection),
    outcome: jestOutcome(report),
    rerun: (failures) => {
      const titles = failures.map(({ title }) => title);
      // A part that failed as a whole, such as by a browser that ended, has no title: all run again.
      if (titles.includes(undefined)) return run(selection);
      return run(`^(?:${titles.map((title) => escapePattern(title!)).join('|')})$`);
    },
  };
}

/** Builds Storybook unless it was built from the same sources. */
const buildStorybook = () =>
  buildOnce({
    name: 'storybook',
    root,
    inputs: [
      '.storybook',
      'packages/ui/src',
      'packages/domain/src',
      'packages/text/src',
      'apps/school',
      'apps/provider/seed/pictures',
      'locales',
      'pnpm-lock.yaml',
    ],
    ignored: /\.(?:test|spec|test-d)\.tsx?$/,
    outputs: ['storybook-static/index.json'],
    async build() {
      if (!(await runCommand('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])))
        throw new Error('Storybook was not built.');
    },
  });

const programs: Step = { name: 'programs', processors: 2, run: async () => installPrograms() };

const commandStep = (name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  processors: 1,
  run: () => runCommand(command, args, env),
});

const types = commandStep('types', 'npm', ['run', '--silent', 'types']);
const lint = commandStep('lint', 'oxlint', ['--deny-warnings']);
const contract = commandStep('contract', 'redocly', ['lint'], { REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' });
const format = commandStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
const appBuild = commandStep('app build', 'node', ['apps/school/build.ts']);
const storybookBuild: Step = {
  name: 'storybook build',
  processors: 1,
  run: async () => {
    await buildStorybook();
    return true;
  },
};

/** The steps of a change, ordered by how fast they fail. */
export const usualSteps: readonly Step[] = [
  programs,
  types,
  format,
  lint,
  contract,
  appBuild,
  storybookBuild,
  vitestStep('unit', ['!consumers']),
  playwrightStep('journeys', 'e2e'),
  storiesStep('storybook-static', process.env.STORIES),
  vitestStep('consumers', ['consumers']),
];

const smokeBench = (name: string): Step => ({
  ...commandStep(`bench ${name}`, 'node', [`tests/bench/${name}/bench.ts`, '--smoke']),
  processors: 2,
});

/** What `npm run test:all` adds; it also sets `TEST_ALL`, which makes the usual steps longer. */
export const furtherSteps: readonly Step[] = [
  playwrightStep('visual', 'visual'),
  { ...commandStep('faults', 'node', ['tests/faults/run.ts']), processors: 2 },
  { ...commandStep('defects', 'node', ['tests/defects/run.ts']), processors: 2 },
  // A leap day at its end, and Tokyo after the clocks of Chile have gone forward.
  { ...commandStep('any day', 'node', ['tests/anyDay.ts', '--run', '6', '--run', '11']), processors: 2 },
  smokeBench('kit'),
  smokeBench('provider'),
  smokeBench('live'),
];

/** Lists the test files, by their project, that import a file changed since this commit. */
async function listChangedTests(base: string): Promise<{ file: string; projectName: string }[]> {
  const list = join(results, 'changed-tests.json');
  const options = ['--changed', base, '--filesOnly', '--passWithNoTests', `--json=${list}`];
  if (!(await runCommand('vitest', ['list', '--project', '!consumers', ...options]))) return [];
  const tests = JSON.parse(readFileSync(list, 'utf8')) as { file: string; projectName: string }[];
  return tests.map(({ file, projectName }) => ({ file: relative(root, file), projectName }));
}

/** The steps that say something about a change: all static checks, and the tests, stories and journeys of its areas. */
export async function affectedSteps({ base, files }: Change): Promise<Step[]> {
  const { stories, journeys, providerTests, contract: isContractChanged } = affectedBy(files);
  const isProviderTestAffected = (file: string) =>
    providerTests === undefined ||
    files.includes(file) ||
    providerTests.some((folder) => file.startsWith(folder));
  const tests = (await listChangedTests(base)).filter(
    ({ file, projectName }) => projectName !== 'provider' || isProviderTestAffected(file),
  );
  const written = files.filter((file) => existsSync(join(root, file)));
  const storiesFolder = 'test-results/storybook-affected';
  return [
    programs,
    types,
    lint,
    ...(written.length > 0
      ? [
          commandStep('format', 'prettier', [
            '--check',
            '--log-level',
            'warn',
            '--ignore-unknown',
            ...written,
          ]),
        ]
      : []),
    ...(isContractChanged ? [contract] : []),
    ...(journeys.length > 0 ? [appBuild] : []),
    ...(stories.length > 0
      ? [
          commandStep('storybook build', 'storybook', ['build', '--quiet', '--output-dir', storiesFolder], {
            STORY_FOLDERS: stories.join(','),
          }),
        ]
      : []),
    ...(tests.length > 0
      ? [vitestStep('unit', ['!consumers'], [...new Set(tests.map(({ file }) => file))])]
      : []),
    // Selected, because the detectors' own story is only in a whole build.
    ...(stories.length > 0
      ? [storiesStep(storiesFolder, stories.map((folder) => escapePattern(`./${folder}`)).join('|'))]
      : []),
    ...(journeys.length > 0
      ? [
          playwrightStep('journeys', 'e2e', [
            // A changed file may have only long journeys.
            '--pass-with-no-tests',
            ...journeys.map((name) => `/${name}\\.spec`),
          ]),
        ]
      : []),
  ];
}
