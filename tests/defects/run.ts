/**
 * `npm run test:all -- defects`, or `pnpm exec node tests/defects/run.ts [WORD]`: puts each fault of accessibility of
 * `defects.ts` into a copy of the workspace, and runs the tests that should report it. With a word, only the faults whose
 * name contains it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { spawnSync } from 'node:child_process';
import { environment, root } from '../command.ts';
import { defects, type Defect } from './defects.ts';

/** Most faults that no test may report. */
const mostMissed = 3;

/* The programs, and what a build or a run leaves. */
const left = new Set(
  ['.git', 'node_modules', 'storybook-static', 'test-results'].map((name) => join(root, name)),
);
const isBuiltApp = (path: string) => relative(root, path).startsWith(join('apps', 'school', 'dist') + sep);

function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'school-defects-'));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(path) && !isBuiltApp(path),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Some tests list the files of the repository.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

const runTests = (copy: string, tests: readonly string[], stdio: 'ignore' | 'inherit' = 'ignore'): boolean =>
  spawnSync('vitest', ['run', '--root', '.', ...tests], { cwd: copy, env: environment, stdio }).status === 0;

/** Whether the tests fail with the fault. */
function isReported(copy: string, { name, file, from, to, tests }: Defect): boolean {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has the text of “${name}” not once: ${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    return !runTests(copy, [tests]);
  } finally {
    writeFileSync(path, source);
  }
}

const word = process.argv[2] ?? '';
const selected = defects.filter(({ name }) => name.includes(word));
const copy = copyWorkspace();
try {
  // Without a fault the tests pass: otherwise each fault would seem to be reported.
  if (!runTests(copy, [...new Set(selected.map(({ tests }) => tests))], 'inherit'))
    throw new Error('The tests fail without a fault.');
  const missed = selected.filter((defect) => {
    const reported = isReported(copy, defect);
    console.log(`${reported ? '✓' : '✘'} ${defect.name}`);
    return !reported;
  });
  console.log(`\n${selected.length - missed.length} of ${selected.length} faults are reported.`);
  process.exitCode = missed.length > mostMissed ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
