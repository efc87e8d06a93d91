import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { describeReason, StartProblem } from './database/startProblem.ts';
import { seedDemo, signInLines } from './seed/seedDemo.ts';
import { seedScale } from './seed/seedScale.ts';
import { folderMailer, smtpMailer } from './mail/transport.ts';
import { openStorage } from './operator.ts';
import { createPasswords } from './security/passwords.ts';
import { createSpool } from './storage/spool.ts';

const siteFolder = fileURLToPath(new URL('../../school/dist/current', import.meta.url));
const grace = 10_000;

const log = (line: string) => process.stdout.write(`${line}\n`);

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Config): unknown {
  if (error.code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartProblem(`HOST ${host} is no address of this machine.`);
  return error;
}

async function start(config: Config): Promise<() => Promise<void>> {
  const database = await openDatabase({ ...config, log });
  log(`Database: ${database.description}`);
  try {
    const passwords = createPasswords();
    const storage = openStorage(config);
    const spoolFolder = join(config.dataDir, 'uploads');
    log(`Storage: ${storage.description}`);
    const files = { storage, spool: createSpool(spoolFolder) };
    if (config.demo) await seedDemo(database.owner, passwords, log, files);
    if ((await seedScale(database.owner, config.scale)) > 0) log(`Samples made ${config.scale} × as large`);
    const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(join(config.dataDir, 'mail'));
    log(`Mail: ${mailer.description}`);
    const logger = { level: config.logLevel ?? (config.demo ? 'error' : 'info') };
    const parts = { ...config, storage, spoolFolder, siteFolder, mailer, passwords, logger };
    const app = await buildApp({ ...parts, db: database.app });
    const close = async () => {
      await app.close();
      await database.close();
    };
    await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await app.close();
      throw listenProblem(error as NodeJS.ErrnoException, config);
    });
    return close;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Lets running requests finish, up to a limit; a second signal exits at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = () => {
    if (closing) process.exit(1);
    closing = true;
    log('Stopping …');
    setTimeout(() => process.exit(1), grace).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const close = await start(config);
  closeOnSignal(close);
  log(`Ready: http://localhost:${config.port}`);
  if (config.demo) for (const line of signInLines(config.port)) log(line);
} catch (error) {
  process.stderr.write(
    error instanceof StartProblem
      ? `${error.message}\n`
      : `${describeReason(error)}\n${(error as Error).stack ?? ''}\n`,
  );
  process.exit(1);
}
