import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Custom rules with a file that violates each, and the part of the message that shows the fix. */
const broken: [wall: string, file: string, source: string, wayOut: string][] = [
  [
    'kit → domain',
    'packages/ui/src/components/X/X.tsx',
    `import '@school/domain';`,
    'Take what you need as a prop',
  ],
  ['kit → intl', 'packages/ui/src/root/X.tsx', `import 'react-intl';`, 'words come from useMessages()'],
  ['theme → components', 'packages/ui/src/theme/x.ts', `import '../components/Box/Box.tsx';`, 'ground floor'],
  [
    'story → inside of the kit',
    'packages/ui/src/components/X/X.stories.tsx',
    `import '../Box/Box.tsx';`,
    "Import from '@school/ui'",
  ],
  ['domain → React', 'packages/domain/src/x.ts', `import 'react';`, 'Hand in what you need'],
  [
    'domain → DOM',
    'packages/domain/src/x.ts',
    `export const x = () => localStorage.clear();`,
    'Take a storage as an argument',
  ],
  [
    'domain → global fetch',
    'packages/domain/src/x.ts',
    `export const x = () => fetch('/');`,
    'Take it as an argument',
  ],
  ['text → domain', 'packages/text/src/x.ts', `import '@school/domain';`, 'depend on no other package'],
  ['provider → kit', 'apps/provider/src/x.ts', `import '@school/ui';`, 'belongs into @school/domain'],
  [
    'app → style',
    'apps/school/src/shell/X.tsx',
    `export const X = () => <p className="x" />;`,
    'the kit lacks a component or a prop',
  ],
  [
    'app → primitive',
    'apps/school/src/shell/X.tsx',
    `import '@radix-ui/react-dialog';`,
    'Use or extend @school/ui',
  ],
  ['app → provider', 'apps/school/src/shell/X.tsx', `import '@school/provider';`, 'Use or extend @school/ui'],
  ['screen → cache', 'apps/school/src/areas/a/AScreen.tsx', `import 'swr';`, 'Use useQuery or useCommand'],
  [
    'screen → form library',
    'apps/school/src/areas/a/AScreen.tsx',
    `import 'react-final-form';`,
    'Use the bindings of forms/',
  ],
  [
    'area → file of another area',
    'apps/school/src/areas/a/AScreen.tsx',
    `import '../posts/PostTime.tsx';`,
    'only the index.ts and paths.ts of another area',
  ],
  [
    'area → file of an area in a deeper folder',
    'apps/school/src/areas/a/parts/APart.tsx',
    `import '../../messenger/MessengerScreen.tsx';`,
    'only the index.ts and paths.ts of another area',
  ],
  [
    'area → re-export of a file of another area',
    'apps/school/src/areas/a/index.ts',
    `export { X } from '../templates/X.tsx';`,
    'only the index.ts and paths.ts of another area',
  ],
  [
    'screen → untranslated words',
    'apps/school/src/areas/a/AScreen.tsx',
    `export const A = () => <p>Hello</p>;`,
    'literal',
  ],
  ['data → screen', 'apps/school/src/data/x.ts', `import '../areas/a/AScreen.tsx';`, 'Take what you need'],
  ['forms → cache', 'apps/school/src/forms/x.ts', `import 'swr';`, 'Take what you need'],
  [
    'a physical side',
    'packages/ui/src/components/X/X.css.ts',
    `export const x = { marginLeft: 4 };`,
    'Use "marginInlineStart"',
  ],
  [
    'a physical alignment',
    'packages/ui/src/components/X/X.css.ts',
    `export const x = { textAlign: 'right' };`,
    "Use 'start' or 'end'",
  ],
  [
    'names listed as measures are',
    'apps/school/src/x.ts',
    `export const x = (intl) => intl.formatList(['a', 'b'], { type: 'unit' });`,
    "Use the usual 'conjunction'",
  ],
  [
    'a translated text beside another node',
    'apps/school/src/shell/X.tsx',
    `export const X = ({ t, icon }) => <p>{icon}{t('app.save')}</p>;`,
    'Give it an element of its own',
  ],
  [
    'a conditional text beside another node',
    'packages/ui/src/components/X/X.tsx',
    `const dot = '·';\nexport const X = ({ isOn }) => <p><b />{isOn && dot}</p>;`,
    'Give it an element of its own',
  ],
  [
    'a translated text alone in a fragment',
    'apps/school/src/shell/X.tsx',
    `export const X = ({ formatList }) => <>{formatList([])}</>;`,
    'Give it an element of its own',
  ],
  [
    'a retired word in a name',
    'packages/domain/src/x.ts',
    `export const wardrobeOf = 1;`,
    "Use the field's term: themeManager",
  ],
  ['a retired word in a file name', 'apps/provider/src/postman.ts', `export const x = 1;`, 'mailWorker'],
  [
    'a skipped test',
    'packages/ui/src/x.test.ts',
    `import { test } from 'vitest'; test.skip('x', () => {});`,
    'no-disabled-tests',
  ],
  ['value → retired word', 'apps/provider/src/x.ts', 'export const told = [];', 'notified or reported'],
  ['function → retired word', 'apps/school/src/data/x.ts', 'export function askAgain() {}', 'request, query'],
  [
    'local → retired word',
    'tests/e2e/x.ts',
    'export const x = ({ seen_at: seen }) => seen;',
    'read, visited',
  ],
  ['file name → retired word', 'packages/domain/src/kept.ts', 'export const x = 1;', 'stored'],
  [
    'function → name in "Of"',
    'apps/school/src/data/x.ts',
    'export const titleOf = (post) => post.title;',
    'Name a function by verb and noun',
  ],
  ['comment → retired word', 'packages/ui/src/x.ts', '// Whoever calls it.\nexport const x = 1;', 'person'],
  [
    'docstring → retired phrase on two lines',
    'apps/provider/src/x.ts',
    '/**\n * A worker of\n * its own.\n */\nexport const x = 1;',
    'separate',
  ],
  [
    'comment in JSX → retired word',
    'apps/school/src/shell/X.tsx',
    'export const X = () => <>{/* It stands alone. */}</>;',
    'be, represent or replace',
  ],
  [
    'title of a test → retired word',
    'packages/domain/src/x.test.ts',
    `import { expect, test } from 'vitest'; test('refuses a PIN', () => expect(1).toBe(1));`,
    'reject, block',
  ],
  [
    'title of a table of tests → retired word',
    'packages/domain/src/x.test.ts',
    `import { expect, it } from 'vitest'; it.each(['a'])('%s is told', (a) => expect(a).toBe('a'));`,
    'notified or reported',
  ],
  [
    'title of a step → retired word',
    'tests/e2e/x.spec.ts',
    `import { test } from '@playwright/test'; export const x = () => test.step(\`tells \${1}\`, () => {});`,
    'notify or report',
  ],
  [
    'SQL → retired word',
    'apps/provider/src/x.ts',
    `import { sql } from 'kysely'; export const x = sql\`select 'nobody'\`;`,
    'no one',
  ],
];

/** Files that violate no rule. */
const whole: [file: string, source: string][] = [
  ['packages/ui/src/components/X/X.tsx', `import { Box } from '../Box/Box.tsx';\nexport const X = Box;\n`],
  ['apps/provider/src/x.ts', `import { formatRut } from '@school/domain';\nexport const x = formatRut;\n`],
  ['apps/school/src/data/x.ts', `import useSWR from 'swr';\nexport const x = useSWR;\n`],
  [
    'apps/school/src/areas/a/AScreen.tsx',
    `import { useQuery } from '../../data/useQuery.ts';\nexport const x = useQuery;\n`,
  ],
  [
    'apps/school/src/areas/a/parts/APart.tsx',
    `import { B } from '../AScreen.tsx';\nimport { C } from '../../b/index.ts';\nexport const x = [B, C];\n`,
  ],
  [
    'packages/ui/src/components/X/X.css.ts',
    `export const x = { marginInlineStart: 4, textAlign: 'start' };\n`,
  ],
  [
    'apps/school/src/shell/X.tsx',
    `export const X = ({ t, a }) => (\n  <p>\n    {a && <b>{t('app.save')}</b>} <i>{t('app.retry')}</i>\n  </p>\n);\n`,
  ],
  [
    'apps/provider/src/y.ts',
    'export const x = (row: { seen_at: string | null; seen: number }) => (row.seen_at ? row.seen : 0);\n',
  ],
  [
    'packages/ui/src/x.ts',
    '/** Shows “Nobody was told”. @param props.refused The `kept` file, or its own. */\nexport const x = [1].indexOf(1);\n',
  ],
];

/** Gives the file a unique name: the rules match folders and extensions. */
const numbered = (file: string, number: number) => file.replace(/(\w+)(\.[^/]+)$/, `$1${number}$2`);

/** Lints all files in one run, because the linter's start takes longest. */
function lint(files: readonly (readonly [file: string, source: string])[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'school-walls-'));
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  cpSync(join(root, 'tests/architecture/lint'), join(tree, 'tests/architecture/lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const names = files.map(([file], at) => numbered(file, at));
  for (const [at, [, source]] of files.entries()) {
    const path = join(tree, names[at]!);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [...names, '--format', 'json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true });
  const { diagnostics, number_of_files } = JSON.parse(stdout) as {
    diagnostics: { message: string; help?: string; code: string; filename: string }[];
    number_of_files: number;
  };
  expect(number_of_files).toBe(files.length);
  return names.map((name) =>
    diagnostics
      .filter(({ filename }) => filename === name)
      .map(({ message, help, code }) => `${code}: ${message} ${help ?? ''}`)
      .join('\n'),
  );
}

let messages: string[];
beforeAll(() => {
  messages = lint([...broken.map(([, file, source]) => [file, source] as const), ...whole]);
});

describe('a violated rule reports its reason and the fix', () => {
  test.each(broken.map(([wall, , , wayOut], at) => [wall, wayOut, at] as const))(
    '%s',
    (_wall, wayOut, at) => {
      expect(messages[at]).toContain(wayOut);
    },
  );
});

describe('files without a violation pass', () => {
  test.each(whole.map(([file], at) => [file, at] as const))('%s', (_file, at) => {
    expect(messages[broken.length + at]).toBe('');
  });
});
