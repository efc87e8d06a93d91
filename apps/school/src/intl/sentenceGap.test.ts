import { expect, test } from 'vitest';
import { sentenceGap } from './sentenceGap.ts';

test.each([
  ['es', ' '],
  ['ar', ' '],
  ['zh-CN', ''],
])('sentences in %s are separated by "%s"', (locale, gap) => expect(sentenceGap(locale)).toBe(gap));
