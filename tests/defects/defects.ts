/** A fault of accessibility that is put into the source, and the test files that should report it. */
export interface Defect {
  /** What people meet. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  tests: string;
}

const kit = 'packages/ui/src';
const app = 'apps/school/src';

type Row = [name: string, file: string, from: string, to: string, tests: string];

/* Of a component: the folder, a file in it, and the folder's tests. */
const component = (name: string, folder: string, file: string, from: string, to: string): Row => [
  name,
  `${kit}/components/${folder}/${file}`,
  from,
  to,
  `${kit}/components/${folder}/`,
];

const rows: Row[] = [
  [
    'a dialog’s close button has no name',
    `${kit}/internal/Modal.tsx`,
    '<Radix.Close aria-label={dialog.close}',
    '<Radix.Close',
    `${kit}/components/Dialog/`,
  ],
  [
    'a closed dialog loses the focus',
    `${kit}/internal/Modal.tsx`,
    'returnFocus(openerPath);',
    '',
    `${kit}/components/Dialog/`,
  ],
  [
    'a dialog stays on Escape',
    `${kit}/internal/Modal.tsx`,
    'if (popup || composes || !dismissible || isInToast(event.target)) stay(event);',
    'stay(event);',
    `${kit}/components/Dialog/`,
  ],
  component(
    'the phone’s menu has no name',
    'AppShell',
    'BottomBar.tsx',
    ' aria-label={appShell.navigation}',
    '',
  ),
  component(
    'the menu doesn’t say which page is open',
    'AppShell',
    'NavItemLink.tsx',
    "item.current ? 'page' : undefined",
    'undefined',
  ),
  component(
    'the title of a page is no heading',
    'AppShell',
    'AppShell.tsx',
    '<h1 id={titleId} className={css.title}>\n                {title}\n              </h1>',
    '<div id={titleId} className={css.title}>{title}</div>',
  ),
  component(
    'the skip link doesn’t move the focus',
    'AppShell',
    'AppShell.tsx',
    ' onClick={skip}>',
    ' onClick={(event) => event.preventDefault()}>',
  ),
  component('a tab has no role', 'Tabs', 'Tabs.tsx', "role: 'tab',", ''),
  component(
    'every tab is selected',
    'Tabs',
    'Tabs.tsx',
    "'aria-selected': isCurrent",
    "'aria-selected': true",
  ),
  component(
    'a toolbar is a group',
    'Toolbar',
    'Toolbar.tsx',
    'role="toolbar"\n      aria-label={label}',
    'role="group"\n      aria-label={label}',
  ),
  component(
    'the arrow keys of a toolbar ignore the direction',
    'Toolbar',
    'Toolbar.tsx',
    "forwardKey: ['ArrowRight', 'ArrowLeft']",
    "forwardKey: ['ArrowRight', 'ArrowRight']",
  ),
  component(
    'a combobox doesn’t say that its list is open',
    'Combobox',
    'Combobox.tsx',
    "'aria-expanded': open",
    "'aria-expanded': false",
  ),
  component(
    'pages don’t say which one is open',
    'Pagination',
    'Pagination.tsx',
    "current ? ('page' as const) : undefined",
    'undefined',
  ),
  component('a closed menu loses the focus', 'Menu', 'MenuList.tsx', 'anchor.current?.focus();', ''),
  component(
    'a menu stays on Escape',
    'Menu',
    'MenuList.tsx',
    "if (event.key === 'Escape') returnFocus();",
    '',
  ),
  component(
    'Home doesn’t reach the first entry of a menu',
    'Menu',
    'MenuList.tsx',
    "event.key === 'Home'",
    "event.key === 'PageUp'",
  ),
  component('a lost connection isn’t announced', 'NetworkStatus', 'NetworkStatus.tsx', 'role="status" ', ''),
  component('a new month isn’t announced', 'MonthCalendar', 'CalendarHead.tsx', ' aria-live="polite"', ''),
  [
    'a new error isn’t announced',
    `${kit}/components/Field/FieldError.tsx`,
    "announceError(element, announcedText.current !== '');",
    '',
    `${kit}/components/TextField/`,
  ],
  [
    'a field doesn’t name its error',
    `${kit}/components/Field/fieldTexts.ts`,
    'list += ` ${footId(id)}`',
    'list += ` `',
    `${kit}/components/TextField/`,
  ],
  component(
    'a field with an error isn’t invalid',
    'Field',
    'Field.tsx',
    'hasContent(error) || undefined',
    'undefined',
  ),
  component('a required field isn’t required', 'Field', 'Field.tsx', 'required || undefined', 'undefined'),
  component(
    'the summary of errors doesn’t take the focus',
    'ErrorSummary',
    'ErrorSummary.tsx',
    'box.current?.focus();',
    '',
  ),
  component(
    'a link of the summary doesn’t reach its field',
    'ErrorSummary',
    'ErrorSummary.tsx',
    'if (goToField(decodeURIComponent(hash.slice(1)))) event.preventDefault();',
    'void hash; void event;',
  ),
  component('a column has no header', 'Table', 'TableRow.tsx', 'role="columnheader"', 'role="cell"'),
  component(
    'the sorted column doesn’t say so',
    'DataTable',
    'DataTableHead.tsx',
    'aria-sort={direction}',
    '',
  ),
  component('a picture has no text', 'Image', 'Image.tsx', 'alt={alt}', 'alt=""'),
  component(
    'an error toast is announced politely',
    'Toast',
    'ToastList.tsx',
    "tone !== 'critical'",
    "tone !== 'positive'",
  ),
  component('a toast ends while it has the focus', 'Toast', 'Toast.tsx', 'onFocus={() => onPause(true)}', ''),
  component(
    'a picture is cropped by a drag only',
    'AvatarField',
    'AvatarCropper.tsx',
    'onPointerUp={release}',
    '',
  ),
  [
    'a loading page moves under reduced motion',
    `${kit}/components/Skeleton/Skeleton.css.ts`,
    "[media.reducedMotion]: { animation: 'none' },",
    '',
    `${kit}/builtCss.test.ts`,
  ],
  [
    'the kit ignores the direction',
    'packages/ui/src/root/UiRoot.tsx',
    'dir={side}',
    'dir="ltr"',
    'packages/ui/src/root/UiRoot.test.tsx',
  ],
  [
    'a new page doesn’t take the focus',
    `${app}/router/arrive.ts`,
    "(target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });",
    '',
    `${app}/router/arrive.test.ts`,
  ],
  [
    'a page scrolls smoothly under reduced motion',
    `${app}/router/arrive.ts`,
    "prefersReducedMotion(page) ? 'auto' : 'smooth'",
    "'smooth'",
    `${app}/router/arrive.test.ts`,
  ],
  [
    'a page keeps the title of the one before',
    `${app}/screen/head.ts`,
    'document.title = head.title;',
    'document.title ||= head.title;',
    `${app}/screen/head.test.ts`,
  ],
  [
    'a page has the language of the one before',
    `${app}/intl/language.ts`,
    'page.lang = language.locale;',
    '',
    `${app}/areas/auth/landing/`,
  ],
  [
    'a translated alert has the language of the page',
    `${app}/areas/notifications/detail/AlertTranslations.tsx`,
    '{...(text.content && { lang: language })}',
    '',
    `${app}/areas/notifications/alertLanguages.test.tsx`,
  ],
  [
    'a password manager can’t fill in the sign-in',
    `${app}/areas/auth/login/SignInForm.tsx`,
    'autoComplete="current-password"',
    'autoComplete="off"',
    `${app}/areas/auth/login/`,
  ],
  [
    'a shortcut works anywhere on the page',
    `${app}/areas/messenger/Shortcuts.tsx`,
    `if (!(event.target as Element).closest('[role="log"]')) return;`,
    '',
    `${app}/areas/messenger/MessengerScreen.test.tsx`,
  ],
  [
    'zoom is limited',
    'apps/school/index.html',
    'initial-scale=1',
    'initial-scale=1, maximum-scale=1',
    'tests/architecture/accessibilityPage.test.ts',
  ],
];

export const defects: readonly Defect[] = rows.map(([name, file, from, to, tests]) => ({
  name,
  file,
  from,
  to,
  tests,
}));
