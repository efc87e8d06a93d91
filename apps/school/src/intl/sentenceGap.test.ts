import { expect, test } from 'vitest';
import { sentenceGap } from './sentenceGap.ts';

test.each([
  ['es', ' '],
  ['ar', ' '],
  ['zh-CN', ''],
])('sentences in %s are parted by "%s"', (locale, gap) => expect(sentenceGap(locale)).toBe(gap));
