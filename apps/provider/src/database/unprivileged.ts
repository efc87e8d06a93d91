import { spawnSync } from 'node:child_process';

/** A command and its arguments, as `spawn` takes them. */
export type CommandLine = [command: string, rest: string[]];

/** Runs PostgreSQL, which doesn't run as root. */
export interface Runner {
  wrap: (command: string, rest: string[]) => CommandLine;
  /** Set when files must belong to another user for the server to read them. */
  owner?: number;
}

const unprivilegedId = 65534;

/**
 * Returns the runner. As root, a user namespace maps the server to "nobody" while the files stay root's; where
 * containers forbid namespaces, the server runs as "nobody" and owns its folder.
 */
export function unprivilegedRunner(): Runner {
  if (process.getuid?.() !== 0) return { wrap: (command, rest) => [command, rest] };
  const mapping = ['--user', `--map-user=${unprivilegedId}`, `--map-group=${unprivilegedId}`];
  if (spawnSync('unshare', [...mapping, 'true']).status === 0) {
    return { wrap: (command, rest) => ['unshare', [...mapping, command, ...rest]] };
  }
  const identity = [`--reuid=${unprivilegedId}`, `--regid=${unprivilegedId}`, '--clear-groups'];
  return { wrap: (command, rest) => ['setpriv', [...identity, command, ...rest]], owner: unprivilegedId };
}
