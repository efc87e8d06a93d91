import { createSession } from '@school/domain';
import { expect, it, vi } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { afterSignIn } from './afterSignIn.ts';
import { protectedPlugins } from './protectedPlugins.ts';

const createParts = () => {
  let token = '';
  const session = createSession({
    tokens: { read: () => token, write: (value) => void (token = value), clear: () => void (token = '') },
  });
  // Without locks and channels the stream isn't followed; the plugin logs a warning.
  const warn = vi.fn<(text: string) => void>();
  const page = { ...window, navigator: {}, addEventListener: vi.fn(), document: window.document };
  return { session, warn, parts: { session, page, log: { warn, error: vi.fn() } } as unknown as AppServices };
};

it('starts the protected plugins once, with the first sign-in', async () => {
  const { session, warn, parts } = createParts();
  await afterSignIn.start(parts);
  expect(warn).not.toHaveBeenCalled();
  session.setToken('1|abc');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  session.setToken('2|def');
  await Promise.resolve();
  expect(warn).toHaveBeenCalledOnce();
});

it('contains the plugins of specification §8 that only protected screens need', () => {
  expect(protectedPlugins.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['calendar', 'tooltips', 'form library']),
  );
});
