import { describe, expect, it } from 'vitest';
import { returnAddress, redirectFor } from './access.ts';
import { toRouterLocation } from './routerLocation.ts';

const at = (href: string) => toRouterLocation(new URL(href, 'http://aromos.localhost'));

describe('redirectFor', () => {
  it('redirects a visitor to sign-in with a return URL', () => {
    const redirect = redirectFor('signedIn', at('/blog?q=a&page=2#x'), false);
    expect(redirect).toBe('/auth/login?return=%2Fblog%3Fq%3Da%26page%3D2%23x');
    expect(returnAddress(redirect?.split('?')[1] ?? '')).toBe('/blog?q=a&page=2#x');
  });

  it('adds no return URL for the home path', () => {
    expect(redirectFor('signedIn', at('/app'), false)).toBe('/auth/login');
  });

  it.each(['/', '/auth/signup-no'])('redirects a signed-in person from %s to the app', (path) => {
    expect(redirectFor('visitor', at(path), true)).toBe('/app');
  });

  it('redirects a person after sign-in to the return URL', () => {
    expect(redirectFor('visitor', at('/auth/login?return=%2Fblog%2Fnew-post'), true)).toBe('/blog/new-post');
  });

  it('allows all other combinations', () => {
    expect(redirectFor('signedIn', at('/app'), true)).toBeNull();
    expect(redirectFor('visitor', at('/auth/login'), false)).toBeNull();
    expect(redirectFor('anyone', at('/nowhere'), true)).toBeNull();
  });
});

describe('returnAddress', () => {
  it.each([
    'https://evil.example/app',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'blog',
    '',
  ])('returns home instead of %s', (wanted) => {
    expect(returnAddress(new URLSearchParams({ return: wanted }).toString())).toBe('/app');
  });
});
