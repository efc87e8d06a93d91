import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const list = (folder: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file));

/** What shows a dialog, drawer or menu: of the kit, and of the app around it. */
const components = new Set([
  'BulkActionDialog',
  'CommandPalette',
  'ConflictDialog',
  'Dialog',
  'DialogForm',
  'Drawer',
  'EmojiPicker',
  'ListFiltersDrawer',
  'Menu',
  'Popover',
  'RecordActions',
  'useConfirm',
  'useDeletion',
  'useDirectAction',
]);

const importsOne = (file: string) =>
  [...read(file).matchAll(/import \{([^}]*)\} from/g)]
    .flatMap(([, names]) => names!.split(','))
    .some((name) => components.has(name.trim()));

/** What only other journeys open, because it needs another person or a lost connection: the words of their check. */
const openedElsewhere: Record<string, [journey: string, words: string]> = {
  'actions/BulkActionDialog.tsx': ['users.spec.ts', 'the report on several people'],
  'areas/emergencies/ApprovalDialog.tsx': ['approval.spec.ts', 'the request for approval'],
  'areas/notifications/detail/SkipApprovalDialog.tsx': ['approval.spec.ts', 'the reason for no approval'],
  'areas/users/list/PeopleReport.tsx': ['users.spec.ts', 'the report on several people'],
  'forms/ConflictDialog.tsx': ['directory.spec.ts', 'the two versions'],
  'shell/useSignOut.ts': ['alertAnswers.spec.ts', 'the question before a sign-out'],
};

/** Questions in the same dialog as those that are opened. */
const questions = [
  'actions/useDirectAction.ts',
  'areas/integrations/smtp/SmtpForm.tsx',
  'areas/outbox/WaitingRow.tsx',
];

test('each dialog of the app is opened by a journey that checks its accessibility', () => {
  const opened = list('tests/e2e/openDialogs').flatMap((file) =>
    [...read(file).matchAll(/'([\w/]+\.tsx?)'/g)].map(([, name]) => name!),
  );
  const shown = list('apps/school/src')
    .filter(importsOne)
    .map((file) => file.replace('apps/school/src/', ''));
  const known = new Set([...opened, ...Object.keys(openedElsewhere), ...questions]);
  expect(shown.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !list('apps/school/src').includes(`apps/school/src/${file}`))).toEqual(
    [],
  );
});

test.each(Object.entries(openedElsewhere))('%s is checked by its journey', (_, [journey, words]) => {
  expect(read(`tests/e2e/${journey}`)).toMatch(new RegExp(`checkAccessibility\\(\\w+, '${words}'\\)`));
});
