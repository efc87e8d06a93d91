import { demoPasswords } from '@school/domain/fixtures';
/**
 * Compares the provider with a calibration endpoint (`select 1` behind the same server) and a bare server with the
 * same SQL.
 *
 *   node tests/bench/provider/bench.ts [--rounds N] [--large FOLDER] [--smoke]
 *
 * Prints the tables and writes them into docs/performance-provider.md. `--large` keeps the million posts for the next
 * run. `--smoke` measures one round on few posts and writes nothing: it shows that the bench still works.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { quantile, rate, send, serve, type Served } from './client.ts';
import { fanOut, feed, openingDay } from './days.ts';
import { openSchools, scaleFor } from './schools.ts';

const { values: wish } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    large: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
});
const rounds = wish.smoke ? 1 : Number(wish.rounds);
const manyPosts = wish.smoke ? 2000 : 1_000_000;
const root = resolve(import.meta.dirname, '../../..');
const signIn = { email: 'administrador@aromos.example', password: demoPasswords.aromos };
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[]) => [row(head), row(head.map(() => '---')), ...rows, ''];

async function tokenAt({ app }: Served, email = signIn.email): Promise<string> {
  const { body } = await send(app, '/api/login-mobile', {
    method: 'POST',
    body: { ...signIn, email },
  });
  return (JSON.parse(body) as { token: string }).token;
}

interface Post {
  id: string;
  title: string;
  category: { id: string; slug: string };
  body: unknown;
}

async function read<Data>({ app }: Served, token: string, path: string): Promise<Data> {
  const { body } = await send(app, `/api/v1/${path}`, { token });
  return (JSON.parse(body) as { data: Data }).data;
}

async function newestAt(served: Served, token: string): Promise<Post[]> {
  const posts = await read<Post[]>(served, token, 'posts?filter[status]=published');
  return Promise.all(posts.map(({ id }) => read<Post>(served, token, `posts/${id}`)));
}

/**
 * Returns a function that signs in the active people in turn, because the provider limits parallel attempts for one
 * account.
 */
async function signInsAt(served: Served): Promise<() => ReturnType<typeof send>> {
  const token = await tokenAt(served);
  const emails: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const path = `users?filter[status]=active&page=${page}&per_page=100`;
    const people = await read<{ email: string | null }[]>(served, token, path);
    emails.push(...people.flatMap(({ email }) => email ?? []));
    more = people.length === 100;
  }
  let next = 0;
  return () => {
    const email = emails[next++ % emails.length]!;
    return send(served.app, '/api/login-mobile', { method: 'POST', body: { ...signIn, email } });
  };
}

/**
 * Copies a post with the same amount of content, so that later reads of the newest posts stay comparable. Sends no
 * e-mails, because the worker would send them during the next measurements.
 */
const another = ({ title, category, body }: Post) => ({
  title,
  category_id: category.id,
  body,
  audience: { scope: 'all' },
  status: 'published',
  notify: false,
});

/** Adds the same four pages of posts to each server, so that later answers are comparable. */
async function sameOnTop(all: readonly Served[]): Promise<void> {
  const posts = await newestAt(all[0]!, await tokenAt(all[0]!));
  for (const served of all) {
    const token = await tokenAt(served);
    const categories = await read<Post['category'][]>(served, token, 'post-categories');
    for (const post of [...posts, ...posts, ...posts, ...posts]) {
      const category = categories.find(({ slug }) => slug === post.category.slug)!;
      await send(served.app, '/api/v1/posts', {
        method: 'POST',
        token,
        body: another({ ...post, category }),
      });
    }
  }
}

/** Returns answers per second on a thousand posts. */
async function throughput(served: Served, nextSignIn: () => ReturnType<typeof send>): Promise<string[]> {
  const token = await tokenAt(served);
  const [newest] = (await newestAt(served, token)) as [Post];
  const reads = {
    list: '/api/v1/posts',
    detail: `/api/v1/posts/${newest.id}`,
    search: '/api/v1/posts?q=feria',
  };
  const requests: Record<string, () => ReturnType<typeof send>> = {
    calibration: () => send(served.app, '/calibration'),
    create: () => send(served.app, '/api/v1/posts', { method: 'POST', token, body: another(newest) }),
    'sign-in': nextSignIn,
  };
  for (const [name, url] of Object.entries(reads)) {
    await served.record({ name, url, token });
    requests[name] = () => send(served.app, url, { token });
    requests[`bare ${name}`] = () => send(served.bare, `/${name}`);
  }
  const rates: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const name of round % 2 ? Object.keys(requests) : Object.keys(requests).toReversed()) {
      const seconds = name === 'create' || name === 'sign-in' ? 0.3 : 0.8;
      const reached = await rate(requests[name]!, seconds);
      if (round > 0) (rates[name] ??= []).push(reached);
    }
  const median = (name: string) => quantile(rates[name]!);
  return ['list', 'detail', 'search', 'create', 'sign-in'].map((name) => {
    const [own, calibration] = [median(name), median('calibration')];
    const bare = rates[`bare ${name}`] && median(`bare ${name}`);
    const share = `${Math.round((100 * own) / calibration)} %`;
    const goal = name === 'list' ? (own >= calibration / 2 ? '≥ 50 %: met' : '≥ 50 %: missed') : '';
    return row([
      name,
      Math.round(own),
      share,
      bare ? Math.round(bare) : '–',
      bare ? (own / bare).toFixed(2) : '–',
      goal,
    ]);
  });
}

/** Returns milliseconds of sequential requests, on few and on many posts in turn. */
async function latency(small: Served, large: Served): Promise<string[]> {
  const both = [small, large];
  await sameOnTop(both);
  const lists: [string, string, string][] = [
    ['list', 'administrador', '/api/v1/posts'],
    ['list, page 3 of published', 'administrador', '/api/v1/posts?page=3&filter[status]=published'],
    ['list by title', 'administrador', '/api/v1/posts?sort=title'],
    ['list of one who sees a part', 'docente', '/api/v1/posts'],
    ['search', 'administrador', '/api/v1/posts?q=feria'],
    ['detail', 'administrador', ''],
    ['create', 'administrador', 'POST'],
  ];
  const rows: string[] = [];
  for (const [name, role, path] of lists) {
    const requests = [];
    for (const served of both) {
      const token = await tokenAt(served, `${role}@aromos.example`);
      const [newest] = (await newestAt(served, token)) as [Post];
      requests.push(() =>
        path === 'POST'
          ? send(served.app, '/api/v1/posts', { method: 'POST', token, body: another(newest) })
          : send(served.app, path || `/api/v1/posts/${newest.id}`, { token }),
      );
    }
    const times: number[][] = [[], []];
    const sizes = [0, 0];
    for (let turn = 0; turn < 12 * rounds; turn += 1)
      for (const at of turn % 2 ? [0, 1] : [1, 0]) {
        const { time, body } = await requests[at]!();
        times[at]!.push(time);
        sizes[at] = Math.round(body.length / 1000);
      }
    const [few, many] = times.map((list) => quantile(list.slice(4))) as [number, number];
    const ratio = many / few;
    rows.push(
      row([
        name,
        few.toFixed(1),
        many.toFixed(1),
        sizes.join(' / '),
        ratio.toFixed(2),
        ratio <= 1.2 ? 'met' : 'missed',
      ]),
    );
  }
  return rows;
}

const few = await openSchools({ events: 2300, posts: scaleFor(1000) });
const many = await openSchools({ posts: scaleFor(manyPosts) }, wish.large);
const [small, large] = [await serve(few.folder), await serve(many.folder)];
const times = await latency(small, large);
console.log(times.join('\n'));
const nextSignIn = await signInsAt(small);
const speed = await throughput(small, nextSignIn);
console.log(speed.join('\n'));
const days = [
  await fanOut(small, await tokenAt(small)),
  await feed(small, await tokenAt(small)),
  await openingDay(small, await tokenAt(small), nextSignIn),
];
await Promise.all([small.end(), large.end()]);
await few.close();
await (wish.large ? many.database.close() : many.close());

const text = [
  ...table(['1,000 posts, 10 clients', 'a second', 'of calibration', 'bare server', 'ratio', 'goal'], speed),
  ...table(
    ['ms, one client', '1,000 posts', `${manyPosts.toLocaleString('en')} posts`, 'kB', 'ratio', '≤ 1.2'],
    times,
  ),
  ...days.map((line) => `- ${line}`),
  '',
  `Medians of ${rounds} interleaved rounds on ${cpus().length} × ${cpus()[0]!.model}, Linux, Node ${process.versions.node}, ${small.database}; clients, provider and database share the processors.`,
].join('\n');
console.log(text);
if (wish.smoke) process.exit(0);
const doc = join(root, 'docs/performance-provider.md');
const [head, , foot] = readFileSync(doc, 'utf8').split(/^<!-- (?:table|end) -->$/m) as [
  string,
  string,
  string,
];
const page = `${head}<!-- table -->\n\n${text}\n\n<!-- end -->${foot}`;
writeFileSync(doc, await format(page, { ...(await resolveConfig(doc)), parser: 'markdown' }));
