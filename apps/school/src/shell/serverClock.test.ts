import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const hour = 3_600_000;
const server = Date.parse('2026-09-08T13:42:00Z');

/** A device whose clock is ahead, and a server whose responses take some time. */
function createDevice(ahead: number) {
  const device = { ahead, elapsed: 0, took: 0 };
  const clock = createServerClock(() => server + device.elapsed + device.ahead);
  const fetch = clock.observe(async () => {
    const headers = { date: new Date(server + device.elapsed).toUTCString() };
    device.elapsed += device.took;
    return new Response(null, { status: 204, headers });
  });
  return { device, clock, fetch: () => fetch('/api') };
}

describe('createServerClock', () => {
  it.each([
    ['ahead', 3 * hour],
    ['behind', -26 * hour],
  ])('shows the time of the server when the clock of the device is hours %s', async (_, ahead) => {
    const { clock, fetch } = createDevice(ahead);
    expect(clock.now().getTime()).toBe(server + ahead);
    await fetch();
    expect(clock.ahead()).toBe(ahead);
    expect(clock.now().getTime()).toBe(server);
  });

  it('agrees with the device for a small difference, and again after the clock is set right', async () => {
    const { device, clock, fetch } = createDevice(40_000);
    await fetch();
    expect(clock.ahead()).toBe(0);
    device.ahead = hour;
    await fetch();
    expect(clock.ahead()).toBe(hour);
    device.ahead = 0;
    await fetch();
    expect(clock.ahead()).toBe(0);
  });

  it('notifies of a change once, and keeps what it knows after a slow response', async () => {
    const { device, clock, fetch } = createDevice(hour);
    const changes: number[] = [];
    clock.subscribe(() => changes.push(clock.ahead()));
    await fetch();
    device.took = 900;
    await fetch();
    device.took = 5 * 60_000;
    await fetch();
    expect(changes).toEqual([hour]);
  });

  it('ignores a response that does not say the time', async () => {
    const clock = createServerClock(() => server);
    await clock.observe(async () => new Response(null, { status: 204 }))('/api');
    expect(clock.ahead()).toBe(0);
  });
});
