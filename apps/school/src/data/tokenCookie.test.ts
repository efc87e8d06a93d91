import { describe, expect, it } from 'vitest';
import { createTokenCookie, readCookie } from './tokenCookie.ts';

function page(protocol: 'http:' | 'https:') {
  const written: string[] = [];
  const document = {
    get cookie() {
      return written
        .map((cookie) => cookie.split(';')[0])
        .filter((pair) => pair && !pair.endsWith('='))
        .join('; ');
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  };
  return { written, window: { document, location: { protocol } } as unknown as Window };
}

describe('createTokenCookie', () => {
  it('is host-only, first-party and a session cookie', () => {
    const { window, written } = page('http:');
    createTokenCookie(window).write('abc', { persist: false });
    expect(written).toEqual(['token=abc; Path=/; SameSite=Lax']);
  });

  it('is persistent only on request, and secure on an HTTPS page', () => {
    const { window, written } = page('https:');
    createTokenCookie(window).write('abc', { persist: true });
    expect(written[0]).toBe('token=abc; Path=/; SameSite=Lax; Secure; Max-Age=2592000');
  });

  it('C13: returns the token beside one of another path, and the likelier one first', () => {
    const { window } = page('http:');
    window.document.cookie = 'token=foreign; Path=/app';
    const cookie = createTokenCookie(window);
    cookie.write('ours', { persist: false });
    expect(cookie.read()).toEqual(['ours', 'foreign']);
  });

  it('returns the written token and clears it', () => {
    const { window, written } = page('http:');
    const cookie = createTokenCookie(window);
    cookie.write('a=b;c', { persist: false });
    expect(cookie.read()).toEqual(['a=b;c']);
    cookie.clear();
    expect(written.at(-1)).toBe('token=; Path=/; SameSite=Lax; Max-Age=0');
  });
});

describe('readCookie', () => {
  it('finds a cookie by its whole name', () => {
    const document = { cookie: 'xtoken=1; token=2; token2=3' } as Document;
    expect(readCookie(document, 'token')).toBe('2');
    expect(readCookie(document, 'oken')).toBeNull();
  });
});
