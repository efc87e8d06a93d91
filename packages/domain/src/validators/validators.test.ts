import { describe, expect, test } from 'vitest';
import { courses, grades, postCategories, posts, postWrites } from '../fixtures/fixtures.ts';
import { postWriteLimits } from '../generated/limits.ts';
import { id, long, rules } from '../testing/rules.ts';
import type { FieldErrors, ValidationId } from './message.ts';
import {
  loginByEmail,
  loginByPassport,
  loginByRut,
  loginIdentifier,
  toLogin,
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

const again = id('validation.password.again');
const required = { email: id('validation.email.required'), password: id('validation.password.required') };

const badPasswords = (mismatch: ValidationId): [Record<string, unknown>, FieldErrors][] => [
  [
    { password: 'siete77', password_confirmation: 'siete77' },
    { password: id('validation.password.min', { min: 8 }) },
  ],
  [
    { password: '😀😀😀😀', password_confirmation: '😀😀😀😀' },
    { password: id('validation.password.min', { min: 8 }) },
  ],
  [
    { password: '', password_confirmation: '' },
    { password: required.password, password_confirmation: again },
  ],
  [{ password_confirmation: 'otra-clave' }, { password_confirmation: id(mismatch) }],
  [{ password_confirmation: '' }, { password_confirmation: again }],
  [
    { password: long(257), password_confirmation: long(257) },
    { password: id('validation.tooLong', { max: 256 }) },
  ],
  [
    { password: 'ocho8888\u0000', password_confirmation: 'ocho8888\u0000' },
    { password: id('validation.characters') },
  ],
];

describe('login by e-mail', () => {
  rules(loginByEmail, { email: ' docente@aromos.example ', password: 'x' }, [
    [{ email: '', password: '' }, required],
    [{ email: undefined, password: undefined }, required],
    [{ email: 'docente@' }, { email: id('validation.email.format') }],
    [{ email: 'docente@aromos' }, { email: id('validation.email.format') }],
  ]);
});

describe('login by RUT', () => {
  rules(loginByRut, { rut: '12.345.678-5', password: 'x' }, [
    [{ rut: '12345678-5' }, {}],
    [{ rut: '20347878-k' }, {}],
    [{ rut: '12.345.678-4' }, { rut: id('validation.rut.invalid') }],
    [{ rut: '' }, { rut: id('validation.rut.invalid') }],
  ]);
});

describe('login by passport', () => {
  rules(loginByPassport, { passport: 'X1234567', password: 'x' }, [
    [{ passport: 'x12345' }, {}],
    [{ passport: '' }, { passport: id('validation.passport.format') }],
    [{ passport: 'X12-4567' }, { passport: id('validation.passport.format') }],
    [{ passport: 'X123456789' }, { passport: id('validation.passport.format') }],
  ]);
});

describe('login by one field for e-mail or RUT', () => {
  rules(loginIdentifier, { identifier: '12.345.678-5', password: 'x' }, [
    [{ identifier: 'docente@aromos.example' }, {}],
    [{ identifier: '' }, { identifier: id('validation.identifier.required') }],
    [{ identifier: '12.345.678-4' }, { identifier: id('validation.rut.invalid') }],
    [{ identifier: 'docente' }, { identifier: id('validation.rut.invalid') }],
    [{ identifier: 'docente@' }, { identifier: id('validation.email.format') }],
  ]);
  test('sends the identifier as email or as rut', () => {
    expect(toLogin({ identifier: ' a@b.cl', password: 'x' })).toEqual({ email: 'a@b.cl', password: 'x' });
    expect(toLogin({ identifier: '12345678-5 ', password: ' x' })).toEqual({
      rut: '12345678-5',
      password: ' x',
    });
  });
});

const chosen = { password: 'ocho8888', password_confirmation: 'ocho8888' };

describe('registration (specification §5)', () => {
  rules(signUp, { name: 'Camila', first_lastname: 'Vergara', email: 'c@b.cl', ...chosen, offers: true }, [
    [{ name: '' }, { name: id('validation.name.required') }],
    [{ name: '   ' }, { name: id('validation.name.required') }],
    [{ name: long(101) }, { name: id('validation.tooLong', { max: 100 }) }],
    [{ name: '😀'.repeat(100) }, {}],
    [{ name: 'a\nb' }, { name: id('validation.characters') }],
    [{ first_lastname: ' ' }, {}],
    [{ first_lastname: long(101) }, { first_lastname: id('validation.tooLong', { max: 100 }) }],
    [{ second_lastname: undefined }, {}],
    [{ second_lastname: long(101) }, { second_lastname: id('validation.tooLong', { max: 100 }) }],
    [{ email: '' }, { email: required.email }],
    [{ email: 'camila' }, { email: id('validation.email.format') }],
    [{ offers: undefined }, {}],
    ...badPasswords('validation.password.match'),
  ]);
});

describe('password recovery', () => {
  rules(recover, { email: 'a@b.cl' }, [
    [{ email: '' }, { email: required.email }],
    [{ email: 'a' }, { email: id('validation.email.format') }],
  ]);
});

describe('password reset', () => {
  rules(resetPassword, { token: 't', email: 'a@b.cl', ...chosen }, [
    [{ token: '' }, { token: id('validation.required') }],
    [{ token: long(201) }, { token: id('validation.tooLong', { max: 200 }) }],
    ...badPasswords('validation.password.match'),
  ]);
});

describe('password change', () => {
  rules(updatePassword, { current_password: 'x', ...chosen }, [
    [{ current_password: '' }, { current_password: required.password }],
    ...badPasswords('validation.password.matchNew'),
  ]);
});

describe('profile', () => {
  rules(profile, { name: 'Paula', first_lastname: 'Vera', email: 'p@b.cl' }, [
    [{ second_lastname: '', rut: '', phone: '', birthdate: '' }, {}],
    [{ second_lastname: 'Lagos', rut: '12.345.678-5', phone: '+56987654321', birthdate: '1986-07-09' }, {}],
    [{ first_lastname: '' }, {}],
    [{ rut: '12.345.678-4' }, { rut: id('validation.rut.invalid') }],
    [{ phone: '987654321' }, { phone: id('validation.phone.format') }],
    [{ birthdate: '1986-02-30' }, { birthdate: id('validation.date.format') }],
  ]);
});

const restricted = (course_ids: string[], grade_ids: string[]) => ({
  scope: 'restricted',
  course_ids,
  grade_ids,
});
const course = courses.basico7A.id;
const grade = grades.basico7.id;
const body = posts.fiestasPatrias.body;
const empty = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '  ' }] }] };

describe('draft of a post', () => {
  const { title: max } = postWriteLimits;
  rules(postDraft, { title: 'Taller', status: 'draft' }, [
    [{ title: '' }, { title: id('validation.title.required') }],
    [{ title: ' ' }, { title: id('validation.title.required') }],
    [{ title: long(max) }, {}],
    [{ title: long(max + 1) }, { title: id('validation.title.max', { max }) }],
    [{ title: 'a\u0000' }, { title: id('validation.characters') }],
    [{ category_id: null, body: empty, audience: restricted([], []), published_at: null }, {}],
    [{ category_id: 'avisos' }, { category_id: id('validation.category.required') }],
    [
      { body: { type: 'doc', content: [{ type: 'html' }] } },
      { body: id('validation.tooLong', { max: 50_000 }) },
    ],
    [{ audience: restricted(['7A'], []) }, { audience: { 'course_ids[0]': id('validation.required') } }],
    [{ published_at: '2026-09-06' }, { published_at: id('validation.date.format') }],
  ]);
});

describe('a post to publish (specification §5)', () => {
  const right = {
    title: 'Taller',
    status: 'published',
    category_id: postCategories.talleres.id,
    body,
    audience: { scope: 'all' },
  };
  rules(postToPublish, right, [
    [{ audience: restricted([course], [grade]), published_at: '2026-12-01T09:00:00-03:00' }, {}],
    [{ category_id: null }, { category_id: id('validation.category.required') }],
    [{ category_id: '' }, { category_id: id('validation.category.required') }],
    [{ body: undefined }, { body: id('validation.content.required') }],
    [{ body: empty }, { body: id('validation.content.required') }],
    [{ audience: restricted([], [grade]) }, {}],
    [{ audience: restricted([course], []) }, {}],
    [{ audience: { ...restricted([], []), role_ids: [grade] } }, {}],
    [{ audience: { ...restricted([], []), place_ids: [grade] } }, {}],
    [{ audience: { ...restricted([], []), user_ids: [grade] } }, {}],
    [
      { audience: { ...restricted([], []), exclude_user_ids: [grade] } },
      {
        audience: {
          course_ids: id('validation.course.required'),
          grade_ids: id('validation.grade.required'),
        },
      },
    ],
    [
      { audience: restricted([], []) },
      {
        audience: {
          course_ids: id('validation.course.required'),
          grade_ids: id('validation.grade.required'),
        },
      },
    ],
    [
      { audience: undefined },
      { audience: expect.objectContaining({ scope: id('validation.required') }) as never },
    ],
  ]);

  test('accepts the examples of the contract', () => {
    expect(validateWith(postDraft, postWrites.draft)).toEqual({});
    expect(validateWith(postToPublish, postWrites.forCourses)).toEqual({});
    expect(validateWith(postToPublish, postWrites.forEverybody)).toEqual({});
  });
});

test('trims values and drops unknown fields', () => {
  const surnames = { first_lastname: ' Vergara ', second_lastname: '' };
  const values = { name: ' Camila ', ...surnames, email: ' c@b.cl ', ...chosen, showPassword: true };
  expect(valuesToSend(signUp, values)).toEqual({
    name: 'Camila',
    first_lastname: 'Vergara',
    second_lastname: '',
    email: 'c@b.cl',
    ...chosen,
    offers: false,
  });
});
