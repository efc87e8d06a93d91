import { readFileSync } from 'node:fs';
import { demoPasswords, logins } from '@school/domain/fixtures';
import { expect, test } from 'vitest';

test('the README and the contract’s examples list the passwords of the sample schools', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const named = Object.keys(demoPasswords).map(
    (school) => new RegExp(`http://${school}\\.localhost:4000\`\\s*\\| \`([^\`]+)\``).exec(readme)?.[1],
  );
  expect(named).toEqual(Object.values(demoPasswords));
  for (const { password } of Object.values(logins)) expect(password).toBe(demoPasswords.aromos);
});
