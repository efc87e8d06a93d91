import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment } from './command.ts';

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...env } }).status === 0;

/**
 * Installs programs that no npm package provides: a browser, a PostgreSQL server of another major version, a CalDAV
 * server, a proxy.
 *
 * @returns whether they are there; on a system other than Debian only the browser is installed.
 */
export function installPrograms(): boolean {
  const missing = [
    ...(existsSync('/usr/bin/chromium') ? [] : ['chromium']),
    ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(existsSync('/usr/bin/radicale') ? [] : ['radicale']),
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']),
  ];
  if (missing.length === 0) return true;
  if (!rootOnDebian())
    return missing.includes('chromium') ? run('playwright', ['install', 'chromium']) : true;
  console.log(`Installing ${missing.join(' and ')} from Debian`);
  // RUNLEVEL 1: otherwise Debian would start them.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    run('apt-get', ['update', '-qq'], quiet) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet)
  );
}
