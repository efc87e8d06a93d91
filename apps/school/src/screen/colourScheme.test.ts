import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createColourScheme } from './colourScheme.ts';

function page(stored: Record<string, string>, systemIsDark: boolean) {
  const listeners = new Map<string, (event: StorageEvent) => void>();
  const system = { matches: systemIsDark, change: () => {} };
  const root = document.implementation.createHTMLDocument().documentElement;
  return {
    root,
    system,
    listeners,
    window: {
      localStorage: memoryStorage(stored),
      document: { documentElement: root },
      matchMedia: () => ({
        get matches() {
          return system.matches;
        },
        addEventListener: (_: string, listener: () => void) => {
          system.change = listener;
        },
        removeEventListener: () => undefined,
      }),
      addEventListener: (name: string, listener: (event: StorageEvent) => void) =>
        listeners.set(name, listener),
      removeEventListener: () => undefined,
    } as unknown as Window,
  };
}

const isDark = (root: HTMLElement) => root.classList.contains('is-dark');

describe('createColourScheme', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ 'color-schema': 'auto' }, true, true],
    [{ 'color-schema': 'light' }, true, false],
    [{ 'color-schema': 'dark' }, false, true],
    [{ 'color-schema': 'nonsense' }, false, false],
  ])('applies %j with a dark system %s: %s', (stored, systemIsDark, dark) => {
    const { window, root } = page(stored as Record<string, string>, systemIsDark);
    createColourScheme(window).follow();
    expect(isDark(root)).toBe(dark);
  });

  it('follows the system in auto mode', () => {
    const { window, root, system } = page({}, false);
    createColourScheme(window).follow();
    system.matches = true;
    system.change();
    expect(isDark(root)).toBe(true);
  });

  it('stores a choice and follows that of another tab', () => {
    const { window, root, listeners } = page({}, false);
    const scheme = createColourScheme(window);
    scheme.follow();
    scheme.choose('dark');
    expect(window.localStorage.getItem('color-schema')).toBe('dark');
    expect(isDark(root)).toBe(true);
    listeners.get('storage')?.({ key: 'color-schema', newValue: 'light' } as StorageEvent);
    expect(isDark(root)).toBe(false);
    expect(scheme.get()).toBe('light');
  });
});
