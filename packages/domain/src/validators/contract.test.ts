import fc from 'fast-check';
import type { AnyObjectSchema } from 'yup';
import { describe, expect, test } from 'vitest';
import {
  demoPasswords,
  collegeWrites,
  courses,
  eventWrites,
  grades,
  smtpSettingsWrites,
  postWrites,
  roleWrites,
  userWrites,
} from '../fixtures/fixtures.ts';
import { contract } from '../contract/contract.ts';
import * as forms from '../testing/forms.ts';
import { contractAccepts } from '../testing/contractAccepts.ts';
import {
  acknowledgement,
  alertTemplate,
  calendarFeedWrite,
  calendarSettings,
  college,
  confirmSignUp,
  smtpSettings,
  smtpTest,
  eventWrite,
  followUp,
  contact as contactRules,
  documentCategory,
  label,
  documentWrite,
  place as placeRules,
  loginByEmail,
  loginByPassport,
  loginByRut,
  notification,
  ownPin,
  pin,
  directWrite,
  groupUpdate,
  groupWrite,
  membersWrite,
  messageUpdate,
  messageWrite,
  postDraft,
  postToPublish,
  profile,
  recover,
  resetPassword,
  role,
  signUp,
  templateName,
  updatePassword,
  userRoles,
  userWrite,
  validateWith,
  valuesToSend,
} from './validators.ts';

const pairs: [string, AnyObjectSchema, fc.Arbitrary<Record<string, unknown>>, Record<string, unknown>?][] = [
  ['Login', loginByEmail, forms.fields('email', 'password')],
  ['Login', loginByRut, forms.fields('rut', 'password')],
  ['Login', loginByPassport, forms.fields('passport', 'password')],
  ['PasswordResetRequest', recover, forms.fields('email')],
  [
    'PasswordReset',
    resetPassword,
    forms.repeated(forms.fields('token', 'email', 'password', 'password_confirmation')),
  ],
  [
    'Registration',
    signUp,
    forms.repeated(
      forms.fields('name', 'first_lastname', 'second_lastname', 'email', 'password', 'password_confirmation'),
    ),
  ],
  [
    'SignUpConfirmation',
    confirmSignUp,
    // Half of them, because one field alone is rarely wrong.
    fc.record({ password: fc.oneof(fc.constant('ocho8888'), forms.maybe) }),
    { token: 't' },
  ],
  [
    'ProfileUpdate',
    profile,
    forms.fields('name', 'first_lastname', 'second_lastname', 'email', 'rut', 'phone', 'birthdate'),
    { _method: 'PUT' },
  ],
  [
    'PasswordUpdate',
    updatePassword,
    forms.repeated(forms.fields('current_password', 'password', 'password_confirmation')),
  ],
  [
    'OwnPinUpdate',
    ownPin,
    fc.record({
      pin: forms.mostly('4826', forms.maybe),
      current_password: forms.mostly(demoPasswords.aromos, forms.maybe),
    }),
  ],
  ['PostWrite', postDraft, forms.post],
  ['PostWrite', postToPublish, forms.post],
  ['NotificationWrite', notification, forms.notice],
  ['AlertTemplateWrite', alertTemplate, forms.alertText],
  ['TemplateUpdate', templateName, fc.record({ name: forms.mostly('Circular', forms.maybe) })],
  ['FollowUp', followUp, fc.record({ content: forms.mostly('Calma.', forms.maybe) })],
  ['UserWrite', userWrite, forms.person],
  ['UserRolesWrite', userRoles, fc.record({ role_ids: forms.ids })],
  ['Acknowledgement', acknowledgement, forms.answer],
  ['PinWrite', pin, fc.record({ pin: forms.mostly('4826', forms.maybe) })],
  ['RoleWrite', role, fc.record({ name: forms.mostly('Taller', forms.maybe), permissions: forms.grants })],
  ['EventWrite', eventWrite, forms.event],
  ['CalendarFeedWrite', calendarFeedWrite, forms.feed],
  ['CalendarSettingsWrite', calendarSettings, forms.connection],
  [
    'MessageWrite',
    messageWrite,
    fc.record({
      client_id: forms.mostly('7b1f-4c2a_9', forms.maybe),
      body: forms.mostly('Nos vemos', forms.maybe),
      attachments: forms.ids,
      reply_to_id: forms.mostly(courses.basico7A.id, fc.option(forms.somewhere, { nil: null })),
    }),
  ],
  [
    'GroupWrite',
    groupWrite,
    fc.record({
      name: forms.mostly('Jefaturas', forms.maybe),
      description: forms.mostly('', forms.maybe),
      member_ids: fc.oneof(fc.constant([courses.basico7A.id, grades.basico7.id]), forms.ids),
    }),
  ],
  ['DirectWrite', directWrite, forms.direct],
  ['MembersWrite', membersWrite, forms.members],
  ['MessageUpdate', messageUpdate, fc.record({ body: forms.mostly('Nos vemos', forms.maybe) })],
  [
    'GroupUpdate',
    groupUpdate,
    fc.record({
      name: forms.mostly('Jefaturas', forms.maybe),
      description: forms.mostly('', forms.maybe),
    }),
  ],
  ['PlaceWrite', placeRules, forms.place],
  ['ContactWrite', contactRules, forms.contact],
  ['DocumentWrite', documentWrite, forms.documentForms],
  ['CategoryWrite', documentCategory, forms.categoryForms],
  ['CollegeWrite', college, forms.college],
  ['LabelWrite', label, fc.record({ name: forms.mostly('Séptimo A', forms.maybe) })],
  ['SmtpSettingsWrite', smtpSettings, forms.mailServer],
  ['SmtpTestRequest', smtpTest, fc.record({ to: forms.mostly('a@b.cl', forms.maybe) })],
];

type Path = readonly (string | number)[];

/** Returns the paths of all texts in a value. */
const textsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) =>
          textsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
        )
      : [];

/** Returns a copy of a value with another text at a path. */
function withText<Value>(value: Value, path: Path, text: string): Value {
  const copy = structuredClone(value);
  let parent = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string | number, unknown>;
  parent[path.at(-1)!] = text;
  return copy;
}

/** Every limit of a text in the contract. */
const limits = [
  ...new Set(
    JSON.stringify(contract)
      .match(/(?<="maxLength":)\d+/g)!
      .map(Number),
  ),
]
  // A rich text has a separate limit, which takes long to reach.
  .filter((limit) => limit <= 10_000);

describe('contract schemas accept every value that form rules accept', () => {
  test.each(pairs)('%s', (name, schema, values, more = {}) => {
    let through = 0;
    let stopped = 0;
    fc.assert(
      fc.property(values, (typed) => {
        if (Object.keys(validateWith(schema, typed)).length > 0) {
          stopped += 1;
          return;
        }
        through += 1;
        const sent = JSON.parse(JSON.stringify({ ...valuesToSend(schema, typed), ...more })) as unknown;
        expect(contractAccepts(name, sent), JSON.stringify(sent)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    // Requires accepted and rejected values, otherwise the comparison proves nothing.
    expect(through).toBeGreaterThan(100);
    expect(stopped).toBeGreaterThan(100);
  });

  test.each(pairs)(
    '%s, with each text as long as any limit of the contract',
    (name, schema, values, more = {}) => {
      const accepts = (typed: unknown) => Object.keys(validateWith(schema, typed as never)).length === 0;
      const [fullest] = fc
        .sample(values, { numRuns: 300, seed: 20_261_126 })
        .filter(accepts)
        .toSorted((one, other) => textsIn(other).length - textsIn(one).length);
      expect(fullest).toBeDefined();
      for (const path of textsIn(fullest))
        for (const length of limits) {
          const typed = withText(fullest, path, 'x'.repeat(length + 1));
          if (!accepts(typed)) continue;
          const sent = JSON.parse(
            JSON.stringify({ ...valuesToSend(schema, typed as never), ...more }),
          ) as unknown;
          expect(contractAccepts(name, sent), `${path.join('.')} of ${length + 1} characters`).toBe(true);
        }
    },
  );

  test('both accept the contract’s request examples', () => {
    for (const [name, example] of Object.entries(postWrites)) {
      expect(contractAccepts('PostWrite', example), name).toBe(true);
    }
    for (const example of Object.values(collegeWrites)) expect(validateWith(college, example)).toEqual({});
    for (const example of Object.values(smtpSettingsWrites))
      expect(validateWith(smtpSettings, example)).toEqual({});
    for (const example of Object.values(userWrites)) expect(validateWith(userWrite, example)).toEqual({});
    for (const example of Object.values(roleWrites)) expect(validateWith(role, example)).toEqual({});
    for (const [name, example] of Object.entries(eventWrites)) {
      expect(contractAccepts('EventWrite', example), name).toBe(true);
      expect(validateWith(eventWrite, example), name).toEqual({});
    }
  });
});
