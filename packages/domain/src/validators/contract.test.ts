import fc from 'fast-check';
import type { AnyObjectSchema } from 'yup';
import { describe, expect, test } from 'vitest';
import { courses, grades, postCategories, postWrites } from '../fixtures/fixtures.ts';
import { changedDocument, validDocument } from '../testing/arbitraries.ts';
import { contractAccepts } from '../testing/contractAccepts.ts';
import {
  contact as contactRules,
  documentCategory,
  documentWrite,
  place as placeRules,
  loginByEmail,
  loginByPassport,
  loginByRut,
  postDraft,
  postToPublish,
  profile,
  recover,
  resetPassword,
  signUp,
  updatePassword,
  validateWith,
  valuesToSend,
} from './validators.ts';

/** Texts near every border that a rule or a pattern could have. */
const texts = fc.oneof(
  fc.constantFrom('Camila', 'a@b.cl', 'ocho8888', '12.345.678-5', 'X1234567', '+56987654321', '1986-07-09'),
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      ' a@b.cl ',
      'a@b',
      'ñ@b.cl',
      'a@ñ.cl',
      '"a b"@b.cl',
      'a@b.c',
      'a@1.2',
      'ocho888',
      '😀😀😀😀',
      '😀'.repeat(8),
      'a\u0000b',
      'a\u0085b',
      'a\nb',
      '\u00A0',
      '\u200B',
      '\uFEFF',
      '\uD800',
      '1986-02-30',
      '+0',
      '-5',
      '20347878-k',
      '2026-12-01T09:00:00-03:00',
      '2026-12-01T09:00:60Z',
      '2026-12-01t09:00:00z',
      `${'a'.repeat(64)}@b.cl`,
      `a@${'b'.repeat(63)}.cl`,
    ),
  },
  fc
    .tuple(fc.constantFrom('a', '😀', ' '), fc.constantFrom(8, 40, 100, 101, 120, 121, 200, 254, 256, 257))
    .map(([one, count]) => one.repeat(count)),
);
const maybe = fc.option(texts, { nil: undefined, freq: 5 });
const right: Record<string, string> = {
  email: 'a@b.cl',
  rut: '12.345.678-5',
  passport: 'X1234567',
  phone: '+56987654321',
  birthdate: '1986-07-09',
};
/** Mostly right, so that what a form lets through is more than the empty one. */
const field = (name: string) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(right[name] ?? 'ocho8888') }, maybe);
const fields = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, field(name)])));
/** The two passwords agree more often than chance would have it. */
const repeated = <Values extends Record<string, unknown>>(values: fc.Arbitrary<Values>) =>
  fc
    .tuple(values, fc.boolean())
    .map(([own, agree]) => (agree ? { ...own, password_confirmation: own.password } : own));

const mostly = <Value>(value: Value, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, other);
const somewhere = fc.constantFrom(courses.basico7A.id, grades.basico7.id, postCategories.avisos.id, '7A', '');
const ids = fc.option(fc.array(somewhere, { maxLength: 3 }), { nil: undefined });
const scope = fc.constantFrom('all', 'restricted', 'some', undefined);
const audience = fc.record({ scope, course_ids: ids, grade_ids: ids, place_ids: ids, user_ids: ids });
const post = fc.record({
  title: mostly('Taller', maybe),
  category_id: mostly(postCategories.talleres.id, fc.option(somewhere, { nil: null })),
  body: fc.oneof({ weight: 4, arbitrary: validDocument }, changedDocument, fc.constant(undefined)),
  audience: fc.oneof(
    fc.constant({ scope: 'restricted', course_ids: [courses.basico7A.id], grade_ids: [grades.basico7.id] }),
    fc.constant({ scope: 'all' }),
    fc.option(audience, { nil: undefined }),
  ),
  published_at: mostly('2026-12-01T09:00:00-03:00', fc.option(texts, { nil: null, freq: 2 })),
});

const time = (...right: string[]) => fc.constantFrom(...right, '8:00', '24:00', '', '25:00');
const place = fc.record({
  name: mostly('Anexo', maybe),
  code: mostly('AN-1', fc.constantFrom('', 'ñ', 'x'.repeat(11), ' AN ')),
  main: mostly(false, fc.constantFrom(true, undefined)),
  address: mostly('Calle 1', maybe),
  commune_id: mostly('07301', fc.constantFrom('', null, 'x')),
  lat: mostly(-34.9, fc.constantFrom(null, '', 91, 'x', Number.NaN)),
  lng: mostly(-71.2, fc.constantFrom(null, '', -181, '12.5')),
  timezone: mostly('America/Santiago', fc.constantFrom('', '+03:00', 'America/Macondo', 'UTC')),
  phone: mostly('+56987654321', maybe),
  email: mostly('a@b.cl', maybe),
  hours: fc.array(
    fc.record({
      weekday: fc.constantFrom(0, 1, 6, 2, 3, 7, 1.5),
      opens: time('08:00', '09:00', '13:00'),
      closes: time('12:00', '18:00', '23:59'),
    }),
    { maxLength: 2 },
  ),
});
const contact = fc.record({
  kind: fc.constantFrom('person', 'organisation', 'person', 'robot'),
  name: mostly('Rosa', maybe),
  first_lastname: mostly('Soto', fc.option(maybe, { nil: null })),
  category: mostly('Salud', fc.option(maybe, { nil: null })),
  emails: mostly(['a@b.cl'], fc.array(texts, { maxLength: 2 })),
  phones: mostly(
    [{ label: 'Celular', e164: '+56987654321' }],
    fc.array(fc.record({ label: texts, e164: texts })),
  ),
  place_ids: mostly([], ids),
  commune_id: mostly('07301', fc.constantFrom('', null, 'x')),
  notes: mostly('Uno', maybe),
});
const documentOf = fc.record({
  title: mostly('Circular', maybe),
  category_id: mostly(postCategories.talleres.id, fc.option(somewhere, { nil: null })),
  audience: mostly({ scope: 'all' }, fc.option(audience, { nil: undefined })),
  expires_at: mostly('2026-12-01T09:00:00-03:00', fc.option(texts, { nil: null })),
});
const categoryOf = fc.record({
  name: mostly('Circulares', maybe),
  parent_id: mostly(postCategories.avisos.id, fc.option(somewhere, { nil: null })),
});

const pairs: [string, AnyObjectSchema, fc.Arbitrary<Record<string, unknown>>, Record<string, unknown>?][] = [
  ['Login', loginByEmail, fields('email', 'password')],
  ['Login', loginByRut, fields('rut', 'password')],
  ['Login', loginByPassport, fields('passport', 'password')],
  ['PasswordResetRequest', recover, fields('email')],
  ['PasswordReset', resetPassword, repeated(fields('token', 'email', 'password', 'password_confirmation'))],
  ['Registration', signUp, repeated(fields('name', 'email', 'password', 'password_confirmation'))],
  [
    'ProfileUpdate',
    profile,
    fields('name', 'first_lastname', 'second_lastname', 'email', 'rut', 'phone', 'birthdate'),
    { _method: 'PUT' },
  ],
  [
    'PasswordUpdate',
    updatePassword,
    repeated(fields('current_password', 'password', 'password_confirmation')),
  ],
  ['PostWrite', postDraft, post],
  ['PostWrite', postToPublish, post],
  ['PlaceWrite', placeRules, place],
  ['ContactWrite', contactRules, contact],
  ['DocumentWrite', documentWrite, documentOf],
  ['CategoryWrite', documentCategory, categoryOf],
];

describe('what a form lets through, the contract takes', { timeout: 60_000 }, () => {
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
    // Both sides must have been tried, or the agreement says nothing.
    expect(through).toBeGreaterThan(100);
    expect(stopped).toBeGreaterThan(100);
  });

  test('the examples of requests pass both', () => {
    for (const [name, example] of Object.entries(postWrites)) {
      expect(contractAccepts('PostWrite', example), name).toBe(true);
    }
  });
});
