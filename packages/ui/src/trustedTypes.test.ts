import { createDefaultPolicy } from '@school/ui/trusted-types';
import { afterEach, expect, it, vi } from 'vitest';
import { viewportStyle } from './components/Select/generated/radixStyles.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the default policy lets the empty text and the style of a list pass as HTML, and nothing else', () => {
  const createPolicy =
    vi.fn<(name: string, rules: Record<string, (text: string) => string | null>) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  createDefaultPolicy();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createHTML']);
  const { createHTML } = rules;
  expect(['', viewportStyle].map((text) => createHTML!(text))).toEqual(['', viewportStyle]);
  expect(['<b>', ' ', `${viewportStyle} `].map((text) => createHTML!(text))).toEqual([null, null, null]);
});

it('the default policy is left out where the browser has no Trusted Types', () => {
  expect(createDefaultPolicy).not.toThrow();
});
