import { loginByPassport, loginIdentifier, recover, validateWith } from '@school/domain/validators';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import sentences from '../../../../locales/en.json';
import { isPublicMessage } from '../../vite/publicMessages.ts';

const source = resolve(import.meta.dirname, '..');
const isInside =
  /\/areas\/(?!auth\/(?:l|routes)|notFound\/(?:NotFound|routes))|\/shell\/Shell\.tsx$|\/routes\/ProtectedRoutes\.tsx$|\/plugins\/protectedPlugins\.ts$/;

/** Every file that sign-in loads: what `main.tsx` imports, without the protected screens. */
function publicFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (path: string) => {
    if (files.has(path) || isInside.test(path)) return;
    const text = readFileSync(path, 'utf8');
    files.set(path, text);
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)) {
      walk(join(dirname(path), target));
    }
  };
  walk(join(source, 'main.tsx'));
  return files;
}

const ids = new Set(Object.keys(sentences));

describe('isPublicMessage', () => {
  it('covers every message that a file of the public routes names', () => {
    const files = publicFiles();
    expect([...files.keys()].map((path) => path.slice(source.length + 1))).toEqual(
      expect.arrayContaining(['App.tsx', 'areas/auth/login/LoginScreen.tsx']),
    );
    const lacking = [...files].flatMap(([path, text]) =>
      // Other routes load all messages; permissions look like message ids.
      /\/routes(?:\/\w+)?\.ts$/.test(path)
        ? []
        : [...text.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)]
            .map(([, id = '']) => id)
            .filter((id) => ids.has(id) && !isPublicMessage(id))
            .map((id) => `${path.slice(source.length + 1)}: ${id}`),
    );
    expect(lacking).toEqual([]);
  });

  it.each(Object.entries({ loginIdentifier, loginByPassport, recover }))(
    'covers every error of %s',
    (_, rules) => {
      const texts = ['', 'x', '@', '1-9', '\u0000', 'x'.repeat(10_000)];
      const errors = texts.flatMap((text) =>
        Object.values(
          validateWith(rules, { identifier: text, email: text, passport: text, password: text }),
        ).flatMap((error) => (typeof error === 'object' && 'id' in error ? [String(error.id)] : [])),
      );
      expect(errors.length).toBeGreaterThan(texts.length / 2);
      expect(errors.filter((id) => !isPublicMessage(id))).toEqual([]);
    },
  );
});
