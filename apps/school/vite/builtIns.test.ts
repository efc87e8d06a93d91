import { expect, it } from 'vitest';
import { findMissingBuiltIns } from './builtIns.ts';
import { oldestBrowsers } from './oldestBrowsers.ts';

it('C02: names the oldest browsers as build targets', () => {
  expect([...oldestBrowsers].sort()).toEqual(['chrome109', 'edge109', 'firefox115', 'ios16.4', 'safari16.4']);
});

it('C02: finds the built-ins that the oldest browsers lack', () => {
  expect(findMissingBuiltIns('const a=b.toSorted(c);URL.canParse(d)?e.sort():f.findLast(g)')).toEqual([
    'Array.prototype.toSorted',
    'URL.canParse',
  ]);
});
