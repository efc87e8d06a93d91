import type { Page } from '@playwright/test';
import { copyNotice, openDevice, readAnswers, readFirstPost, waitUntilStored } from './device.ts';
import { expect, long, test, words } from './journey.ts';
import { createGroup, messageField, send, storedBodies } from './messages.ts';
import { openProxy } from './proxy.ts';

const day = 86_400_000;

/** Lets the device's clock be wrong, and go on. */
const shiftClock = (page: Page, shift: number) =>
  page.addInitScript((milliseconds) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...values: [] | [number]) {
        if (values.length === 0) super(Right.now() + milliseconds);
        else super(...values);
      }
      static override now = () => Right.now() + milliseconds;
    }
    Object.assign(window, { Date: Wrong });
  }, shift);

/** The time of the server as the notice shows it. */
const timeText = (time: number) =>
  new Intl.DateTimeFormat('es', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Santiago',
  }).format(time);

for (const [name, shift] of Object.entries({ 'a day ahead': day, 'a day behind': -day })) {
  test(
    `a clock that is ${name} changes no time of what is stored, and loses nothing`,
    long,
    async ({ browser, request, page: other }) => {
      const conversation = await createGroup(other);
      const proxy = await openProxy();
      const { page, errors } = await openDevice({ browser, request }, proxy, {
        prepare: (opened) => shiftClock(opened, shift),
      });
      const before = Date.now();
      const { url, title } = await readFirstPost(page);
      const clock = words(shift > 0 ? 'app.clockAhead' : 'app.clockBehind').split('{')[0]!;
      await expect(page.getByText(clock)).toBeVisible();
      await page.goto(`/messenger/${conversation}`);
      await expect(messageField(page)).toBeVisible();
      await waitUntilStored(page, 'listConversations', 'listMessages');
      const stored = Object.keys(await readAnswers(page));

      proxy.cut();
      await page.goto(url);
      await expect(page.getByText(title).first()).toBeVisible();
      const notice = copyNotice(page, 'offline.copy');
      await expect(notice).toBeVisible();
      const after = Date.now();
      const minutes = Array.from({ length: Math.ceil((after - before) / 60_000) + 1 }, (_, minute) =>
        Math.min(before + minute * 60_000, after),
      );
      const times = minutes.map((time) => words('offline.copy', { time: timeText(time) }));
      expect(times).toContain((await notice.textContent())!.trim());
      expect(Object.keys(await readAnswers(page))).toEqual(expect.arrayContaining(stored));
      await page.goto(`/messenger/${conversation}`);
      await send(page, 'A deshora.');
      proxy.restore();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => storedBodies(other, conversation)).toEqual(['A deshora.']);
      expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).toContain('token');
      expect(errors).toEqual([]);
      await page.context().close();
      await proxy.close();
    },
  );
}
