/**
 * `npm run test:all -- faults`, or `pnpm exec node tests/faults/run.ts [FILE …]`: the tests of faults with many more kills, rounds and generated requests than
 * `npm test` takes time for; without files, the counted kills too.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const bin = join(root, 'node_modules', '.bin');
/** The tests that repeat their fault by `rounds`. */
const repeated = [
  'src/backup/backup.test.ts',
  'src/processes.long.test.ts',
  'src/mail/deliveryKills.long.test.ts',
  'src/push/pushKills.long.test.ts',
  'stream/recipients.test.ts',
  'contract/hostile.test.ts',
];

const run = (name: string, command: string, ...args: string[]): boolean => {
  console.log(`\n── ${name} ${'─'.repeat(60)}`);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FAULT_ROUNDS: 'long', TEST_ALL: '1' };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
};

const files = process.argv.slice(2);
const selected = files.length > 0 ? files : repeated;
const kills = files.length > 0 || run('kills', 'node', 'tests/faults/kills.ts');
const rounds = run('rounds', 'vitest', 'run', '--project', 'provider', ...selected);
console.log(`\n${kills && rounds ? 'No fault did harm.' : 'A fault did harm, or a run failed; see above.'}`);
process.exit(kills && rounds ? 0 : 1);
