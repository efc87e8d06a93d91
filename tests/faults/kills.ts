/**
 * `node tests/faults/kills.ts`: kills the provider and its database dozens of times while people write, and counts the
 * damage.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Killable,
  killableEmbedded,
  killableOnServer,
} from '../../apps/provider/src/testing/killable.ts';
import { killWhileWriting, type Victim } from '../../apps/provider/src/testing/killing.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const times = (count: number, ...victims: Victim[]): Victim[] =>
  Array.from({ length: count }, () => victims).flat();

/** Writes between two kills; fewer on a busy machine, through the argument. */
const each = Number(process.argv[2] ?? 340);
const runs: [name: string, open: (folder: string) => Promise<Killable>, victims: Victim[]][] = [
  ['embedded', killableEmbedded, times(15, 'provider', 'both')],
  ['server', killableOnServer, times(10, 'provider', 'postgres', 'provider')],
];
const [, , , only] = process.argv;

const rows: string[] = [];
let harmed = false;
for (const [name, open, victims] of runs) {
  if (only && only !== name) continue;
  const folder = mkdtempSync(join(tmpdir(), 'school-kills-'));
  const killable = await open(folder);
  printLine(killable.name);
  const start = performance.now();
  const toll = await killWhileWriting(killable, victims, each, printLine).finally(async () => {
    await killable.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { kills, acknowledged, lost, doubled, unknown, holes, misordered, troubles } = toll;
  const harms = [lost, doubled, unknown, misordered, troubles].map(({ length }) => length);
  harmed ||= holes > 0 || harms.some((count) => count > 0);
  for (const harmed of [lost, doubled, unknown, misordered, troubles])
    if (harmed.length > 0) printLine(harmed.slice(0, 5).join('\n'));
  const figures = [kills.provider, kills.postgres, kills.both, acknowledged, ...harms, holes, seconds];
  rows.push(`| ${killable.name} | ${figures.join(' | ')} |`);
}
const heads =
  '| database | provider | PostgreSQL | both | acknowledged | lost | doubled | unknown | misordered | refused | holes | s |';
printLine([heads, heads.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n'));
process.exit(harmed ? 1 : 0);
