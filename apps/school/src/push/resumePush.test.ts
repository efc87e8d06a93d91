import { describe, expect, it, vi } from 'vitest';
import { fakePushBrowser } from '../testing/fakePushBrowser.ts';
import { pushState, subscribedState } from '../testing/defaultHandlers/profile.ts';
import { type Handlers, ok } from '../testing/handlers.ts';
import { createTestApp } from '../testing/TestApp.tsx';
import type { PushBrowser } from './pushBrowser.ts';
import { resumePush } from './resumePush.ts';

const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };

async function resume(answers: Handlers, parts: Partial<PushBrowser> = {}) {
  const app = createTestApp({ path: '/app', answers });
  const subscribe = vi.fn<PushBrowser['subscribe']>(async () => ({ subscription }));
  const browser = fakePushBrowser({ permission: () => 'granted', subscribe, ...parts });
  await resumePush(app.sources.client, browser);
  return { operations: app.calls.map(({ operationId }) => operationId), subscribe };
}

describe('resumePush', () => {
  it('subscribes this device again after another sign-in', async () => {
    const { operations, subscribe } = await resume({});
    expect(subscribe).toHaveBeenCalledWith(pushState.public_key);
    expect(operations).toEqual(['getPushState', 'subscribeToPush']);
  });

  it('leaves a device alone that is subscribed', async () => {
    const { operations } = await resume({ getPushState: ok('getPushState', { data: subscribedState }) });
    expect(operations).toEqual(['getPushState']);
  });

  it('does nothing without a permission', async () => {
    const { operations, subscribe } = await resume({}, { permission: () => 'default' });
    expect(operations).toEqual([]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('does nothing when the server cannot be reached', async () => {
    const { subscribe } = await resume({ getPushState: 'offline' });
    expect(subscribe).not.toHaveBeenCalled();
  });
});
