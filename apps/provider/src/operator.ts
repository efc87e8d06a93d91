import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { type Config, readConfig } from './config.ts';
import { openAsOwner } from './database/open.ts';
import { describeReason, StartProblem } from './database/startProblem.ts';
import { folderStorage } from './storage/folder.ts';
import { s3Storage } from './storage/s3.ts';
import type { Storage } from './storage/storage.ts';

/** The installation that an operator's command works on; it reads the same environment as the provider. */
export interface Installation {
  config: Config;
  client: Client;
  storage: Storage;
  log: (line: string) => void;
}

/** Returns the storage of documents' files. */
export const openStorage = ({ s3, dataDir }: Config): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'));

/** Parses one file and the given options. @throws StartProblem for other arguments. */
export function readArguments(args: readonly string[], options: readonly string[], usage: string) {
  const unknown = args.find((argument) => argument.startsWith('-') && !options.includes(argument));
  const files = args.filter((argument) => !argument.startsWith('-'));
  if (unknown || files.length !== 1) throw new StartProblem(`Usage: ${usage}.`);
  return { file: resolve(files[0]!), has: (option: string) => args.includes(option) };
}

interface Command {
  /** Whether the database must exist already. */
  needsData: boolean;
  /** Runs checks that need no database, before one is created. */
  check?: (config: Config) => Promise<void>;
  work: (installation: Installation) => Promise<string>;
}

/** Runs a command and exits: 0 and one line, or 1 and a message that says what to do. */
export async function runCommand(prepare: () => Command): Promise<void> {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const { needsData, check, work } = prepare();
    const config = readConfig(process.env, []);
    if (needsData && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
      throw new StartProblem(`There is no database in ${config.dataDir}.`);
    await check?.(config);
    const { client, close } = await openAsOwner({ ...config, log });
    const done = await work({ config, client, storage: openStorage(config), log }).finally(close);
    log(done);
    process.exit(0);
  } catch (error) {
    const isStartProblem = error instanceof StartProblem;
    process.stderr.write(
      isStartProblem ? `${error.message}\n` : `${describeReason(error)}\n${(error as Error).stack ?? ''}\n`,
    );
    process.exit(1);
  }
}
