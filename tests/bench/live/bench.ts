/**
 * Compares the provider's alerts, and the screens of a list while people write, with a bare fan-out, all on two processes
 * with the same open streams.
 *
 *   node tests/bench/live/bench.ts [--rounds N] [--streams N] [--smoke]
 *
 * Prints the tables and writes them into docs/performance-live.md, except with `--smoke`, which measures one round with
 * few streams.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { appRoleName } from '../../../apps/provider/src/database/appRole.ts';
import { signInPeople } from '../../../apps/provider/src/testing/signInPeople.ts';
import { quantile, send, serve } from '../provider/client.ts';
import { openSchools } from '../provider/schools.ts';
import { measureApp, measureBare, type Shown } from './screens.ts';
import { openStreams } from './streams.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    streams: { type: 'string', default: '1000' },
    smoke: { type: 'boolean', default: false },
  },
});
const [rounds, streamCount] = options.smoke ? [1, 20] : [Number(options.rounds), Number(options.streams)];
const [screenCount, load] = options.smoke ? [6, { writes: 10, rate: 10 }] : [500, { writes: 1000, rate: 50 }];
const root = resolve(import.meta.dirname, '../../..');

const schools = await openSchools({ people: 90 });
const providers = [await serve(schools.folder), await serve(schools.folder)] as const;
const ports = providers.map(({ app }) => app);

const tokens = await signInPeople(schools.database.owner, streamCount + 1);
const [administrator, ...readers] = tokens as [string, ...string[]];
const getPort = (at: number) => ports[at % ports.length]!;

const startBare = (): Promise<{ child: ChildProcess; port: number }> => {
  const child = fork(new URL('bare.ts', import.meta.url), [providers[0]!.host, appRoleName('school')]);
  return new Promise((done) => child.once('message', (port) => done({ child, port: port as number })));
};
const bares = [await startBare(), await startBare()];

const write = async (
  port: number,
  path: string,
  body: object,
): Promise<{ id: string; time: number; text: string }> => {
  const answer = await send(port, `/api/v1/${path}`, { method: 'POST', token: administrator, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 300)}`);
  const { data } = JSON.parse(answer.body || '{"data":{}}') as { data: { id: string } };
  return { id: data.id, time: answer.time, text: answer.body };
};

const alert = {
  title: 'Simulacro de sismo',
  content: 'Agáchense, cúbranse y afírmense. Al terminar, salgan al patio.',
  audience: { scope: 'all' },
  status: 'sent',
  emergency: true,
  mode: 'drill',
  alert_kind: 'earthquake',
};

interface Times {
  commit: number[];
  all: number[];
  median: number[];
}
const empty = (): Times => ({ commit: [], all: [], median: [] });
const note = (times: Times, commit: number, arrivals: number[]) => {
  times.commit.push(commit);
  times.all.push(Math.max(...arrivals));
  times.median.push(quantile(arrivals));
};

/** Starts alerts at one process, in turn with the bare fan-out of the same text. */
async function fanOut(): Promise<{ own: Times; bare: Times; recipients: number; ids: string[] }> {
  const streams = await openStreams(readers.map((token, at) => ({ port: getPort(at), token })));
  const bareStreams = await openStreams(
    readers.map((token, at) => ({ port: bares[at % bares.length]!.port, token })),
  );
  const [own, bare] = [empty(), empty()];
  const ids: string[] = [];
  let [recipients, text] = [0, ''];
  const sendOwn = async (counts: boolean) => {
    let commit = 0;
    const arrivals = await streams.measure('emergency.started', async () => {
      const started = await write(ports[0]!, 'notifications', alert);
      ({ time: commit, text } = started);
      ids.push(started.id);
    });
    if (counts) note(own, commit, arrivals);
    const ended = await streams.measure('emergency.ended', () =>
      write(ports[1]!, `notifications/${ids.at(-1)}/all-clear`, { content: 'Terminó el simulacro.' }),
    );
    if (ended.length !== streamCount) throw new Error('The all-clear did not reach every stream.');
    recipients = (JSON.parse(text) as { data: { counts: { recipients: number } } }).data.counts.recipients;
  };
  const sendBare = async (counts: boolean) => {
    let commit = 0;
    const arrivals = await bareStreams.measure('emergency.started', async () => {
      const answer = await send(bares[0]!.port, '/', { method: 'POST', body: { text: text.slice(0, 1500) } });
      commit = answer.time;
    });
    if (counts) note(bare, commit, arrivals);
  };
  for (let round = 0; round <= rounds; round += 1) {
    await sendOwn(round > 0);
    await sendBare(round > 0);
  }
  streams.close();
  bareStreams.close();
  return { own, bare, recipients, ids };
}

/** Answers an alert of every person, while the board and 500 streams are open. */
async function board(): Promise<{ load: number; live: number[] }> {
  const watched = readers.slice(0, 499);
  const { id } = await write(ports[0]!, 'notifications', alert);
  const loads: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const { status, time } = await send(ports[1]!, `/api/v1/notifications/${id}/board`, {
      token: administrator,
    });
    if (status !== 200) throw new Error(`board: ${status}`);
    loads.push(time);
  }
  const others = await openStreams(watched.map((token, at) => ({ port: getPort(at), token })));
  const viewer = await openStreams([{ port: ports[1]!, token: administrator }]);
  const live: number[] = [];
  for (const token of watched.slice(0, 100)) {
    const [time] = await viewer.measure('emergency.acknowledged', async () => {
      const body = { state: 'safe' };
      const path = `/api/v1/notifications/${id}/acknowledge`;
      const { status } = await send(ports[0]!, path, { method: 'POST', token, body });
      if (status !== 204) throw new Error(`acknowledge: ${status}`);
    });
    live.push(time!);
  }
  others.close();
  viewer.close();
  return { load: quantile(loads), live };
}

/** Measures screens of the list of posts: one write alone, several times, then many. */
async function screens(): Promise<{ alone: Shown; many: Shown; bare: Shown }> {
  const addresses = readers.slice(0, screenCount).map((token, at) => ({ port: getPort(at), token }));
  const alone: Shown[] = [];
  for (let round = 0; round < Math.min(rounds, 5); round += 1)
    alone.push(await measureApp(ports, addresses, administrator, { writes: 1, rate: 1 }));
  const median = (of: keyof Shown) => quantile(alone.map((each) => each[of]));
  const many = await measureApp(ports, addresses, administrator, load);
  const bareAddresses = addresses.map(({ token }, at) => ({ port: bares[at % bares.length]!.port, token }));
  return {
    alone: {
      requests: median('requests'),
      commit: median('commit'),
      half: median('half'),
      all: median('all'),
    },
    many,
    bare: await measureBare(bareAddresses, load),
  };
}

const { own, bare, recipients } = await fanOut();
const live = await board();
const shown = await screens();
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const line = (name: string, of: (times: Times) => number[]) =>
  `| ${name} | ${ms(quantile(of(own)))} | ${ms(quantile(of(bare)))} | ${(quantile(of(own)) / quantile(of(bare))).toFixed(1)} |`;
const people = recipients.toLocaleString('en');
const shownLine = (name: string, of: keyof Shown, format: (value: number) => string = ms) =>
  `| ${name} | ${[shown.alone, shown.many, shown.bare].map((each) => format(each[of])).join(' | ')} |`;
const text = [
  `| ms, ${streamCount.toLocaleString('en')} streams, ${people} recipients | provider | bare fan-out | ratio |`,
  '| --- | --- | --- | --- |',
  line('send → answered (committed)', ({ commit }) => commit),
  line('send → half of the streams', ({ median }) => median),
  line('send → last stream', ({ all }) => all),
  '',
  `- The board of ${people} recipients loads in ${ms(live.load)} ms. While 500 streams are open, an answer given at one process is on a board at the other after ${ms(quantile(live.live))} ms (95 %: ${ms(quantile(live.live, 0.95))}, longest: ${ms(Math.max(...live.live))}).`,
  '',
  `| ms, ${screenCount} screens of a list | one write | ${load.rate} writes a second | bare fan-out, ${load.rate} a second |`,
  '| --- | --- | --- | --- |',
  shownLine('requests a screen and write', 'requests', (value) => value.toFixed(3)),
  shownLine('send → answered (committed)', 'commit'),
  shownLine('send → half of the screens show it', 'half'),
  shownLine('send → last screen shows it', 'all'),
  '',
  `Medians of ${rounds} interleaved rounds on ${cpus().length} × ${cpus()[0]!.model}, Linux, Node ${process.versions.node}, ${providers[0]!.database}; clients, providers and database share the processors.`,
].join('\n');
console.log(text);
for (const { child } of bares) child.disconnect();
await Promise.all(providers.map(({ end }) => end()));
await schools.close();
if (options.smoke) process.exit(0);

const doc = join(root, 'docs/performance-live.md');
const [head, , foot] = readFileSync(doc, 'utf8').split(/^<!-- (?:table|end) -->$/m) as [
  string,
  string,
  string,
];
const page = `${head}<!-- table -->\n\n${text}\n\n<!-- end -->${foot}`;
writeFileSync(doc, await format(page, { ...(await resolveConfig(doc)), parser: 'markdown' }));
