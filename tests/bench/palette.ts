/**
 * Creates the theme of every colour (16,777,216), with the opposite colour as the second one, and checks every
 * guarantee on the resulting colours.
 *
 *   pnpm exec node tests/bench/palette.ts [--every N] [--workers N]
 *
 * `--every 64` takes each 64th colour. Exits non-zero when a guarantee is broken. Prints the time of one palette and
 * the lowest contrast of each role, the figures that docs/theming.md lists.
 */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { requiredContrasts } from '../../packages/ui/src/theme/requiredContrasts.ts';
import { hueShift } from '../../packages/ui/src/theme/hueShift.ts';
import { emptyFloor, measure } from '../../packages/ui/src/theme/measure.ts';
import { tenantTheme } from '../../packages/ui/src/theme/tenantTheme.ts';

const colours = 0x1000000;
const most = 20;
const voices = ['solid', 'solidHover', 'solidPressed', 'line', 'ink'] as const;
const schemes = ['light', 'dark'] as const;
const toHex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;

interface Job {
  from: number;
  step: number;
}

interface Finding {
  count: number;
  broken: string[];
  brokenCount: number;
  floor: Float64Array;
  widestShift: number;
}

const run = ({ from, step }: Job): Finding => {
  const floor = emptyFloor();
  const broken: string[] = [];
  let brokenCount = 0;
  let widestShift = 0;
  let count = 0;
  const report = (text: string) => {
    brokenCount += 1;
    if (broken.length < most) broken.push(text);
  };
  for (let number = from; number < colours; number += step) {
    const colour = toHex(number);
    const theme = tenantTheme(colour, { second: toHex(colours - 1 - number) });
    for (const { scheme, ink, on, contrast } of measure(theme, floor)) {
      report(`${colour} ${scheme}: ${ink} on ${on} is ${contrast.toFixed(3)}`);
    }
    for (const scheme of schemes) {
      for (const voice of voices) {
        const shift = hueShift(colour, theme[scheme].color.accent[voice]);
        widestShift = Math.max(widestShift, shift);
        if (shift > 5)
          report(`${colour} ${scheme}: hue of accent.${voice} moves ${shift.toFixed(1)} degrees`);
      }
    }
    count += 1;
    if (count % 65_536 === 0) parentPort?.postMessage(65_536);
  }
  return { count, broken, brokenCount, floor, widestShift };
};

const timeOfOne = (): number => {
  const rounds = 4000;
  const make = () => {
    const start = performance.now();
    for (let at = 0; at < rounds; at += 1) tenantTheme(toHex((at * 2_654_435) % colours));
    return (performance.now() - start) / rounds;
  };
  make();
  return make();
};

const print = (findings: Finding[], seconds: number): void => {
  const sum = (pick: (finding: Finding) => number) => findings.reduce((total, one) => total + pick(one), 0);
  const lowest = new Map<string, number>();
  schemes.forEach((scheme, schemeAt) => {
    requiredContrasts.forEach(({ ink, least }, at) => {
      const key = `${scheme} ${ink} (${least})`;
      const lowestNow = Math.min(
        ...findings.map(({ floor }) => floor[at + schemeAt * requiredContrasts.length]!),
      );
      lowest.set(key, Math.min(lowest.get(key) ?? Infinity, lowestNow));
    });
  });
  for (const [role, contrast] of lowest) console.log(`${role.padEnd(36)} ${contrast.toFixed(2)}`);
  const broken = sum((finding) => finding.brokenCount);
  for (const text of findings.flatMap((finding) => finding.broken).slice(0, most)) console.log(text);
  console.log(
    `${sum((finding) => finding.count).toLocaleString('en')} colours, ${requiredContrasts.length * 2} pairs each`,
  );
  console.log(
    `widest move of a hue: ${Math.max(...findings.map(({ widestShift }) => widestShift)).toFixed(2)} degrees`,
  );
  console.log(`${broken} promises broken, ${Math.round(seconds)} s`);
  if (broken > 0) process.exitCode = 1;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { every: { type: 'string' }, workers: { type: 'string' } } });
  const every = Number(values.every ?? 1);
  const workers = Number(values.workers ?? availableParallelism());
  console.log(`one palette: ${timeOfOne().toFixed(3)} ms`);
  const start = performance.now();
  let done = 0;
  let reported = 0;
  const findings = await Promise.all(
    Array.from({ length: workers }, (_, at) => {
      const job: Job = { from: at * every, step: workers * every };
      const worker = new Worker(new URL(import.meta.url), { workerData: job });
      return new Promise<Finding>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', (message: number | Finding) => {
          if (typeof message !== 'number') return resolve(message);
          done += message;
          const share = Math.floor((done * every * 100) / colours);
          if (process.stdout.isTTY) process.stdout.write(`\r${share} %  `);
          else if (share >= reported + 10) console.log(`${(reported = share - (share % 10))} %`);
        });
      });
    }),
  );
  if (process.stdout.isTTY) process.stdout.write('\r');
  print(findings, (performance.now() - start) / 1000);
};

if (parentPort) parentPort.postMessage(run(workerData as Job));
else await main();
