import { expect, it } from 'vitest';

/** The app's components by their paths, without those of this folder. */
const sources = import.meta.glob<string>(['../**/*.tsx', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const secret = 'passwords and PINs are never stored on the device';
const visitor = 'a visitor has no drafts';

/** The files with a form that has no draft, and why. */
const withoutDraft: Record<string, string> = {
  'areas/auth/login/RecoverDialog.tsx': visitor,
  'areas/auth/login/SignInForm.tsx': visitor,
  'areas/auth/resetPassword/NewPasswordForm.tsx': visitor,
  'areas/auth/signUp/ConfirmSignUpForm.tsx': secret,
  'areas/auth/signUp/SignUpForm.tsx': visitor,
  'areas/emergencies/ApproveForm.tsx': secret,
  'areas/notifications/ConfirmEmergency.tsx': secret,
  'areas/profile/ProfilePassword.tsx': secret,
  'areas/profile/ProfilePin.tsx': secret,
  'areas/users/PinDialog.tsx': secret,
};

/** The files with a text field outside a form, and where its text stays. */
const textOutsideForms: Record<string, string> = {
  'areas/events/feeds/NewAddress.tsx': 'read-only',
  'areas/integrations/StoredPasswordField.tsx': secret,
  'areas/messenger/thread/ThreadComposer.tsx': 'has the drafts of conversations',
};

/** Returns the files of the app that render one of these components. */
const filesWith = (components: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => !/\.(?:test|stories)\.tsx$/.test(path))
    .filter(([, source]) => new RegExp(`<(?:${components})[\\s<>]`).test(source))
    .map(([path]) => path.replace('../', ''))
    .sort();

it('gives every form a draft, or a reason for none', () => {
  expect(filesWith('FormWithDraft|DialogForm|DraftedForm').length).toBeGreaterThan(30);
  expect(filesWith('Form')).toEqual(Object.keys(withoutDraft).sort());
});

it('keeps all text that is typed outside a form', () => {
  expect(filesWith('Composer|Editor|RichTextField|TextArea|TextField|textarea')).toEqual(
    Object.keys(textOutsideForms).sort(),
  );
});

it('gives every form its own draft', () => {
  const names = filesWith('FormWithDraft|DialogForm').flatMap((path) =>
    [...sources[`../${path}`]!.matchAll(/draftName=(?:"([^"]+)"|\{(.+)\}\n)/g)].map(
      ([, text, code]) => text ?? code,
    ),
  );
  expect(names.length).toBeGreaterThan(18);
  expect(new Set(names).size).toBe(names.length);
});
