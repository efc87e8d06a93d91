import { Kbd, UiRoot, type KbdProps } from '@school/ui';
import { messages as de } from '@school/ui/messages/de';
import { messages as en } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyCap } from './keyCaps.ts';

const page = (keys: KbdProps['keys'], locale: 'de' | 'en' = 'en') => (
  <UiRoot locale={locale} messages={locale === 'de' ? de : en}>
    <Kbd keys={keys} data-testid="kbd" />
  </UiRoot>
);
const getKeyCaps = (...args: Parameters<typeof page>) => {
  const { getByTestId, unmount } = render(page(...args));
  const caps = [...getByTestId('kbd').children].map(
    (cap) => (cap.getAttribute('data-sign') ?? '') + cap.textContent,
  );
  unmount();
  return caps;
};
const on = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

afterEach(() => void vi.restoreAllMocks());

it('names modifier keys as the operating system does', () => {
  on('Win32');
  expect(getKeyCaps(['Mod', 'K'])).toEqual(['Ctrl', 'K']);
  on('MacIntel');
  expect(getKeyCaps(['Mod', 'K'])).toEqual(['⌘Command', 'K']);
});

it('uses neutral key names on a server', () => {
  on('MacIntel');
  expect(renderToString(page(['Mod', 'K']))).toContain('>Ctrl<');
});

it('names keys as keyboards of the language do', () => {
  on('Linux x86_64');
  expect(getKeyCaps(['Ctrl', 'Shift', 'Escape', 'Home'], 'de')).toEqual(['Strg', 'Umschalt', 'Esc', 'Pos1']);
});

it('is left to right on a right-to-left page', () => {
  const { getByTestId } = render(page(['Ctrl', 'K']));
  expect(getByTestId('kbd')).toHaveAttribute('dir', 'ltr');
});

describe('keyCap', () => {
  it('draws arrow keys as symbols and names them for screen readers', () => {
    expect(keyCap('ArrowUp', false, en.kbd)).toEqual({ symbol: '↑', accessibleName: en.kbd.up });
  });

  it.each(['toString', '__proto__', 'É', '', '👍'])('keeps %j unchanged', (key) => {
    expect(keyCap(key, false, en.kbd)).toEqual({ symbol: key });
  });
});
