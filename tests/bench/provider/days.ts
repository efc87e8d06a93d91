import { request } from 'node:http';
import { quantile, send, type Served } from './client.ts';

const screens = 500;

/** Measures the time until the last of many open screens has received an event for all. */
export async function fanOut({ app }: Served, token: string): Promise<string> {
  let received = 0;
  let opened = 0;
  let all = () => undefined as void;
  const connections = Array.from({ length: screens }, () => {
    const sent = request({
      port: app,
      host: '127.0.0.1',
      path: '/api/v1/stream',
      agent: false,
      headers: { host: 'aromos.localhost', authorization: `Bearer ${token}` },
    });
    sent.on('error', () => undefined);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text = (text + part.toString()).slice(-4000);
        if (/\bready\b/.test(text)) opened += 1;
        if (text.includes('notification.created')) received += 1;
        if (/\bready\b|notification\.created/.test(text)) text = '';
        if (opened === screens || received === screens) all();
      });
    });
    sent.end();
    return sent;
  });
  if (opened < screens) await new Promise<void>((done) => (all = done));
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    opened = 0;
    received = 0;
    const allReceived = new Promise<void>((done) => (all = done));
    const began = performance.now();
    const body = { title: 'Reunión', content: 'El jueves.', audience: { scope: 'all' }, status: 'sent' };
    const { status, body: text } = await send(app, '/api/v1/notifications', { method: 'POST', token, body });
    if (status !== 201) throw new Error(text);
    await allReceived;
    times.push(performance.now() - began);
  }
  for (const connection of connections) connection.destroy();
  return `Stream: a notification is on ${screens} open screens ${Math.round(quantile(times))} ms after it was sent.`;
}

/** Measures a calendar feed of maximum size, with and without changes. */
export async function feed({ app }: Served, token: string): Promise<string> {
  const created = await send(app, '/api/v1/calendar/feeds', {
    method: 'POST',
    token,
    body: { name: 'Todo' },
  });
  const { address } = (JSON.parse(created.body) as { data: { address: string } }).data;
  const path = new URL(address).pathname;
  const times: Record<'whole' | 'same', number[]> = { whole: [], same: [] };
  let events = 0;
  for (let turn = 0; turn < 9; turn += 1) {
    const whole = await send(app, path);
    events = whole.body.split('BEGIN:VEVENT').length - 1;
    const same = await send(app, path, { headers: { 'if-none-match': String(whole.headers.etag) } });
    if (same.status !== 304) throw new Error(`the feed answered ${same.status}`);
    times.whole.push(whole.time);
    times.same.push(same.time);
  }
  const of = (name: 'whole' | 'same') => Math.round(quantile(times[name]));
  return `Calendar feed of ${events.toLocaleString('en')} events: ${of('whole')} ms whole, ${of('same')} ms when nothing changed.`;
}

/** Sends forty sign-ins a second for 15 seconds, while one person reads. */
export async function openingDay(
  { app }: Served,
  token: string,
  nextSignIn: () => ReturnType<typeof send>,
): Promise<string> {
  const read = async (ends: number) => {
    const times: number[] = [];
    while (performance.now() < ends) times.push((await send(app, '/api/v1/posts', { token })).time);
    return times;
  };
  const quiet = await read(performance.now() + 4000);
  const seconds = 15;
  const arriving: Promise<{ status: number; time: number }>[] = [];
  const arrivals = setInterval(() => {
    arriving.push(nextSignIn());
  }, 25);
  const busy = await read(performance.now() + seconds * 1000);
  clearInterval(arrivals);
  const answers = await Promise.all(arriving);
  const [right, later] = [200, 503].map((code) => answers.filter(({ status }) => status === code));
  const other = answers.length - right!.length - later!.length;
  const ms = (times: number[], q: number) => Math.round(quantile(times, q));
  const waits = right!.map(({ time }) => time);
  return `Opening day, ${(answers.length / seconds).toFixed(0)} sign-ins a second for ${seconds} s: ${right!.length} in (p50 ${ms(waits, 0.5)}, p95 ${ms(waits, 0.95)} ms), ${later!.length} asked to come again (503), ${other} anything else; lists meanwhile p50 ${ms(busy, 0.5)}, p95 ${ms(busy, 0.95)} ms (quiet ${ms(quiet, 0.5)} and ${ms(quiet, 0.95)}).`;
}
