import type { Language } from '@school/domain';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptions } from '../../apps/provider/src/plugins/shell.ts';

test.each(Object.keys(descriptions) as Language[])(
  'the served page and the app describe a school alike in %s',
  (language) => {
    const file = new URL(`../../locales/${language}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(descriptions[language]('X')).toBe(messages['app.description']!.replace('{school}', 'X'));
  },
);
