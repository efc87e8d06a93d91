import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import ICAL from 'ical.js';

const program = '/usr/bin/radicale';
const username = 'colegio';
const password = 'una frase larga';

/** A real CalDAV server: Debian's Radicale, on its own port and folder. */
export interface CalendarServer {
  /** Creates a calendar and returns its URL. */
  calendar: (name: string) => Promise<string>;
  username: string;
  password: string;
  /** Returns the events of a calendar. */
  events: (url: string) => Promise<ICAL.Event[]>;
  /** Sends a request as the user, without the provider. */
  request: (method: string, url: string, body?: string) => Promise<Response>;
  /** Restarts the same server with its data. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops the server and removes its folder. */
  close: () => Promise<void>;
}

/** Installs Radicale. @throws when it is missing and cannot be installed. */
function installRadicale(): void {
  if (existsSync(program)) return;
  const asRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'radicale'];
  if (asRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = ([command, ...args]: string[]) => spawnSync(command!, args, { env }).status === 0;
    if (run(install) || (run(['apt-get', 'update', '-qq']) && run(install))) return;
  }
  throw new Error('These tests need the CalDAV server Radicale: install the package "radicale".');
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function launch(config: string): Promise<ChildProcess> {
  const child = spawn(program, ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface({ input: child.stderr! }).on('line', (line) => {
      lines.push(line);
      if (line.includes('server ready')) resolve(child);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Radicale did not start: ${lines.join('\n')}`)));
  });
}

/** Starts a server; installs it first where possible. */
export async function openCalendarServer(): Promise<CalendarServer> {
  installRadicale();
  const folder = mkdtempSync(join(tmpdir(), 'provider-calendar-'));
  const port = await freePort();
  const config = join(folder, 'config');
  writeFileSync(join(folder, 'users'), `${username}:${password}\n`);
  writeFileSync(
    config,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users
htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${folder}/store
[logging]\nlevel = info\n`,
  );
  let child: ChildProcess | undefined = await launch(config);
  const stop = async () => {
    const ending = child;
    child = undefined;
    if (!ending) return;
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill();
    await ended;
  };
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const request = (method: string, url: string, body?: string) =>
    fetch(url, {
      method,
      headers: { authorization, 'content-type': 'text/calendar; charset=utf-8' },
      ...(body === undefined ? {} : { body }),
    });
  return {
    username,
    password,
    request,
    stop,
    async calendar(name) {
      const url = `http://127.0.0.1:${port}/${username}/${name}/`;
      const created = await request('MKCALENDAR', url);
      if (created.status !== 201) throw new Error(`The calendar was not made: ${created.status}`);
      return url;
    },
    async events(url) {
      const text = await (await request('GET', url)).text();
      const events = text ? ICAL.Component.fromString(text).getAllSubcomponents('vevent') : [];
      return events.map((one) => new ICAL.Event(one));
    },
    async start() {
      child = await launch(config);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
