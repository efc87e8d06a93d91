import { copyNotice, openDevice, readAnswers, readFirstPost } from './device.ts';
import { expect, long, test } from './journey.ts';
import { createGroup, messageField, messagesWith, send, storedBodies } from './messages.ts';
import { openProxy, type StandIn } from './proxy.ts';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };

/** Seconds that the server asks for. */
const pause = 4;
const retryAfter = { ...html, 'retry-after': String(pause) };

/** Answers of a server, or of a proxy before it, that is in trouble. */
const faults: Record<string, StandIn> = {
  'a 419': { status: 419, headers: json, body: '{"message":"CSRF token mismatch."}' },
  'a 502': { status: 502, headers: html, body: '<h1>Bad Gateway</h1>' },
  'a 502 after the write': { status: 502, headers: html, body: '<h1>Bad Gateway</h1>', executed: true },
  'a 503 that names a time': { status: 503, headers: retryAfter, body: '<h1>Service Unavailable</h1>' },
  'a 504 after the write': { status: 504, headers: html, body: '', executed: true },
};

test(
  'each message arrives once, whatever a broken server answers first',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const proxy = await openProxy();
    const { page, errors } = await openDevice({ browser, request }, proxy, { isReady: false });
    await page.goto(`/messenger/${conversation}`);
    await expect(messageField(page)).toBeVisible();
    for (const [name, standIn] of Object.entries(faults)) {
      await test.step(name, async () => {
        const attempts: number[] = [];
        proxy.answer(({ method, path }) => {
          if (method !== 'POST' || !path.endsWith(`${conversation}/messages`)) return undefined;
          attempts.push(performance.now());
          return attempts.length < 3 ? standIn : undefined;
        });
        const text = `Después de ${name}.`;
        await send(page, text);
        await expect.poll(() => storedBodies(other, conversation)).toContain(text);
        await expect.poll(() => attempts.length).toBe(3);
        const [first = 0, second = 0] = attempts;
        if (standIn.headers === retryAfter) expect(second - first).toBeGreaterThanOrEqual(pause * 1000);
        await expect(messagesWith(page, text)).toHaveCount(1);
      });
    }
    const texts = Object.keys(faults).map((name) => `Después de ${name}.`);
    expect(await storedBodies(other, conversation)).toEqual(texts);
    expect(errors).toEqual([]);
    await page.context().close();
    await proxy.close();
  },
);

test(
  'a broken server leaves stored answers on screen, and they are fetched again',
  long,
  async ({ browser, request }) => {
    const proxy = await openProxy();
    const { page, errors } = await openDevice({ browser, request }, proxy);
    const { url, title } = await readFirstPost(page);
    const stored = Object.keys(await readAnswers(page));
    const heading = page.getByRole('heading', { level: 2, name: title });
    for (const [name, standIn] of Object.entries(faults).filter(([, { executed }]) => !executed)) {
      await test.step(name, async () => {
        proxy.answer(({ path }) => (path.startsWith('/api/') ? standIn : undefined));
        await page.goto(url);
        await expect(heading).toBeVisible();
        const notice = copyNotice(page, 'offline.copy').or(copyNotice(page, 'offline.notUpdated'));
        await expect(notice).toBeVisible();
        const answers = await readAnswers(page);
        expect(Object.keys(answers)).toEqual(expect.arrayContaining(stored));
        expect(Object.values(answers).filter((text) => /CSRF|Bad Gateway|Unavailable/.test(text))).toEqual(
          [],
        );
        proxy.restore();
        await expect(notice).toHaveCount(0);
        await expect(heading).toBeVisible();
        expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).toContain('token');
      });
    }
    expect(errors).toEqual([]);
    await page.context().close();
    await proxy.close();
  },
);
