import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { type Config, readConfig } from './config.ts';
import { openAsOwner } from './database/open.ts';
import { reasonOf, StartProblem } from './database/startProblem.ts';
import { folderStorage } from './storage/folder.ts';
import { s3Storage } from './storage/s3.ts';
import type { Storage } from './storage/storage.ts';

/** What a command of the operator works on: the same environment tells it where that is as tells the provider. */
export interface Installation {
  config: Config;
  client: Client;
  storage: Storage;
  say: (line: string) => void;
}

/** Where documents' files are kept. */
export const storageOf = ({ s3, dataDir }: Config): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'));

/** @throws StartProblem unless it is one file and some of the options. */
export function readArguments(args: readonly string[], options: readonly string[], usage: string) {
  const unknown = args.find((argument) => argument.startsWith('-') && !options.includes(argument));
  const files = args.filter((argument) => !argument.startsWith('-'));
  if (unknown || files.length !== 1) throw new StartProblem(`Usage: ${usage}.`);
  return { file: resolve(files[0]!), has: (option: string) => args.includes(option) };
}

interface Command {
  /** The database must be there already. */
  needsData: boolean;
  /** Refuses what needs no database to be refused; none is made for it. */
  check?: (config: Config) => Promise<void>;
  work: (installation: Installation) => Promise<string>;
}

/** Runs a command to its end and the process with it: 0 and one line, or 1 and a sentence that says what to do. */
export async function runCommand(prepare: () => Command): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const { needsData, check, work } = prepare();
    const config = readConfig(process.env, []);
    if (needsData && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
      throw new StartProblem(`There is no database in ${config.dataDir}.`);
    await check?.(config);
    const { client, close } = await openAsOwner({ ...config, say });
    const done = await work({ config, client, storage: storageOf(config), say }).finally(close);
    say(done);
    process.exit(0);
  } catch (error) {
    const known = error instanceof StartProblem;
    process.stderr.write(
      known ? `${error.message}\n` : `${reasonOf(error)}\n${(error as Error).stack ?? ''}\n`,
    );
    process.exit(1);
  }
}
