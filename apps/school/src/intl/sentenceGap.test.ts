import { expect, test } from 'vitest';
import { sentenceGap, spaceAfter } from './sentenceGap.ts';

test.each([
  ['es', ' '],
  ['ar', ' '],
  ['zh-CN', ''],
])('sentences in %s are separated by "%s"', (locale, gap) => expect(sentenceGap(locale)).toBe(gap));

test.each([
  ['¿Aún no tienes cuenta?', ' '],
  ['编辑于', ' '],
  ['上次登录：', ''],
  ['还没有账户？', ''],
])('after “%s” follows "%s"', (text, space) => expect(spaceAfter(text)).toBe(space));
