import { spawnSync } from 'node:child_process';

/** Copies a folder with its owners, which PostgreSQL checks and `fs.cpSync` does not keep. */
export function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The folder ${from} could not be copied: ${stderr}`);
}
