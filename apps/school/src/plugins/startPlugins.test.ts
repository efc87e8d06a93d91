import { describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { startPlugins } from './startPlugins.ts';

describe('startPlugins', () => {
  it('logs a failed plugin and starts the others', async () => {
    const error = vi.fn<(text: string, problem: unknown) => void>();
    const start = vi.fn<() => void>();
    const failure = new Error('no network');
    await startPlugins(
      [
        { name: 'calendar', start: () => Promise.reject(failure) },
        {
          name: 'tooltips',
          start() {
            throw failure;
          },
        },
        { name: 'session check', start },
      ],
      { log: { error } } as unknown as AppServices,
    );
    expect(start).toHaveBeenCalledOnce();
    expect(error.mock.calls.map(([text]) => text).sort()).toEqual([
      expect.stringContaining('"calendar"'),
      expect.stringContaining('"tooltips"'),
    ]);
  });
});
