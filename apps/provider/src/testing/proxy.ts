import { once } from 'node:events';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './startProvider.ts';

const program = '/usr/sbin/nginx';
const example = new URL('../../nginx.conf.example', import.meta.url);

/** The documentation's nginx example with other ports and without TLS, between a client and two providers. */
export interface Proxy {
  origin: string;
  stop: () => Promise<void>;
}

/** Installs nginx. @throws when it is missing and cannot be installed. */
function installNginx(): void {
  if (existsSync(program)) return;
  const asRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (asRoot) {
    // RUNLEVEL 1: otherwise Debian would start it on port 80.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const run = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env }).status === 0;
    const install = () => run('install', '-y', '--no-install-recommends', 'nginx-light');
    if (install() || (run('update') && install())) return;
  }
  throw new Error('These tests need nginx: install the package "nginx-light".');
}

/** Starts nginx in front of two ports. */
export async function startProxy(ports: readonly [number, number]): Promise<Proxy> {
  installNginx();
  const folder = mkdtempSync(join(tmpdir(), 'school-nginx-'));
  const port = await freePort();
  const server = readFileSync(example, 'utf8')
    .replace(/server \{\n  listen 80;[\s\S]*?\n\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('127.0.0.1:4001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${ports[1]}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; events {}
    http { access_log off; ${places.join(' ')} ${server} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(program, [
    '-p',
    folder,
    '-e',
    join(folder, 'error.log'),
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => undefined)))
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
