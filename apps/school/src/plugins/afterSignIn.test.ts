import { createSession } from '@school/domain';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { afterSignIn } from './afterSignIn.ts';
import { protectedPlugins } from './protectedPlugins.ts';

const createParts = () => {
  let token = '';
  const session = createSession({
    tokens: { read: () => token, write: (value) => void (token = value), clear: () => void (token = '') },
  });
  // One of the plugins listens to it.
  const onPageHide = vi.fn<() => void>();
  const addEventListener = (kind: string) => kind === 'pagehide' && onPageHide();
  const page = { ...window, navigator: {}, addEventListener, document: window.document };
  const log = { warn: vi.fn(), error: vi.fn() };
  return { session, onPageHide, parts: { session, page, log } as unknown as AppServices };
};

it('starts the protected plugins once, with the first sign-in', async () => {
  const { session, onPageHide, parts } = createParts();
  await afterSignIn.start(parts);
  expect(onPageHide).not.toHaveBeenCalled();
  session.setToken('1|abc');
  await waitFor(() => expect(onPageHide).toHaveBeenCalledOnce());
  session.setToken('2|def');
  await Promise.resolve();
  expect(onPageHide).toHaveBeenCalledOnce();
});

it('contains the plugins of specification §8 that only protected screens need', () => {
  expect(protectedPlugins.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['calendar', 'tooltips', 'form library']),
  );
});
