import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { describeReason, StartProblem } from './startProblem.ts';
import type { Runner } from './unprivileged.ts';

/** Where a PostgreSQL keeps its data, and with which programs and superuser. */
export interface ClusterOptions {
  binaries: PostgresBinaries;
  /** Created if missing; belongs to one major version of PostgreSQL. */
  dataFolder: string;
  owner: string;
}

/**
 * Creates the cluster in another folder and renames it: initdb writes PG_VERSION first, so an interrupted one looks
 * complete.
 */
function createCluster({ binaries, dataFolder, owner }: ClusterOptions, runner: Runner): void {
  const unfinished = `${dataFolder}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (runner.owner !== undefined) chownSync(unfinished, runner.owner, runner.owner);
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', '--data-checksums', '--no-instructions'];
  const result = spawnSync(
    ...runner.wrap(binaries.initdb, ['-D', unfinished, '-U', owner, '-E', 'UTF8', ...locale, ...access]),
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (result.status !== 0) {
    const reason = result.error ? describeReason(result.error) : result.stderr.trim().split('\n').at(-1);
    throw new StartProblem(`The database folder ${dataFolder} could not be made: ${reason}.`);
  }
  renameSync(unfinished, dataFolder);
}

function rejectOtherMajor({ binaries, dataFolder }: ClusterOptions): void {
  const version = readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  if (Number(version) === binaries.major) return;
  throw new StartProblem(
    `The database folder ${dataFolder} was made by PostgreSQL ${version}, but this is PostgreSQL ${binaries.major}. Move the data with an export from version ${version}, or set PG_BIN to its programs.`,
  );
}

/**
 * Creates the data folder of a PostgreSQL if missing.
 * @throws StartProblem when it cannot be created, or belongs to another major version.
 */
export function prepareCluster(options: ClusterOptions, runner: Runner): void {
  if (!existsSync(join(options.dataFolder, 'PG_VERSION'))) createCluster(options, runner);
  rejectOtherMajor(options);
}
