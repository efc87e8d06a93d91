import fc from 'fast-check';
import { courses, grades, postCategories, roles } from '../fixtures/fixtures.ts';
import { changedDocument, validDocument } from './arbitraries.ts';

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
export const maybe = fc.option(texts, { nil: undefined, freq: 5 });
const right: Record<string, string> = {
  email: 'a@b.cl',
  rut: '12.345.678-5',
  passport: 'X1234567',
  phone: '+56987654321',
  birthdate: '1986-07-09',
};
/** Mostly valid values, so that accepted forms are not all empty. */
const field = (name: string) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(right[name] ?? 'ocho8888') }, maybe);
export const fields = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, field(name)])));
/** The two passwords agree more often than chance would have it. */
export const repeated = <Values extends Record<string, unknown>>(values: fc.Arbitrary<Values>) =>
  fc
    .tuple(values, fc.boolean())
    .map(([own, agree]) => (agree ? { ...own, password_confirmation: own.password } : own));

export const mostly = <Value>(value: Value, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, other);
export const somewhere = fc.constantFrom(
  courses.basico7A.id,
  grades.basico7.id,
  postCategories.avisos.id,
  '7A',
  '',
);
export const ids = fc.option(fc.array(somewhere, { maxLength: 3 }), { nil: undefined });
const many = Array.from(
  { length: 201 },
  (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
);
const scope = fc.constantFrom('all', 'restricted', 'some', undefined);
const audience = fc.record({ scope, course_ids: ids, grade_ids: ids, place_ids: ids, user_ids: ids });
export const post = fc.record({
  title: mostly('Taller', maybe),
  category_id: mostly(postCategories.talleres.id, fc.option(somewhere, { nil: null })),
  body: fc.oneof({ weight: 4, arbitrary: validDocument }, changedDocument, fc.constant(undefined)),
  audience: fc.oneof(
    fc.constant({ scope: 'restricted', course_ids: [courses.basico7A.id], grade_ids: [grades.basico7.id] }),
    fc.constant({ scope: 'all' }),
    fc.option(audience, { nil: undefined }),
  ),
  published_at: mostly('2026-12-01T09:00:00-03:00', fc.option(texts, { nil: null, freq: 2 })),
  attachment_ids: fc.oneof(
    { weight: 4, arbitrary: fc.constant([courses.basico7A.id]) },
    ids,
    fc.constant(undefined),
  ),
});

export const notice = fc.record({
  title: mostly('Taller', maybe),
  content: mostly('El jueves.', maybe),
  kind: mostly('reminder', fc.constantFrom('news', undefined)),
  audience: mostly({ scope: 'all' }, fc.option(audience, { nil: undefined })),
  status: mostly('sent', fc.constantFrom('draft', 'published', undefined)),
  scheduled_at: mostly('2026-12-01T09:00:00-03:00', fc.option(texts, { nil: null, freq: 2 })),
  emergency: fc.constantFrom(true, false, undefined),
  mode: fc.constantFrom('real', 'drill', undefined),
  alert_kind: fc.constantFrom('gas', 'flood', null, undefined),
  place_ids: mostly(undefined, fc.oneof(ids, fc.constantFrom(many.slice(0, 50), many.slice(0, 51)))),
  hold_seconds: fc.constantFrom(0, 5, 10, 11, 2.5, -1, undefined),
  pin: mostly('4071', maybe),
});
const permission = fc.constantFrom('posts.view', 'posts.delete', 'users.write', 'all', undefined);
const grant = fc.record({ permission, scope: fc.constantFrom('any', 'own', 'items', 'some', undefined) });
export const grants = mostly(
  [{ permission: 'posts.view', scope: 'own' }],
  fc.option(fc.array(grant, { maxLength: 3 }), { nil: undefined }),
);
export const person = fc
  .tuple(
    fields(
      'name',
      'first_lastname',
      'second_lastname',
      'email',
      'rut',
      'passport',
      'phone',
      'birthdate',
      'position',
    ),
    fc.record({
      status: mostly('active', fc.constantFrom('pending', 'suspended', 'gone', undefined)),
      role_ids: mostly([roles.docente.id], ids),
      place_ids: ids,
      course_ids: ids,
    }),
  )
  .map(([texts, rest]) => ({ ...texts, ...rest }));
const days = fc.constantFrom('2026-12-03', '2026-12-05', '2027-12-04', '2026-02-30', '1899-12-31');
const times = fc.constantFrom('2026-12-03T18:30:00-03:00', '2026-12-03T20:00:00Z', '2026-12-03T20:00:60Z');
const moments = fc.oneof({ weight: 3, arbitrary: days }, { weight: 3, arbitrary: times }, maybe);
export const event = fc.record({
  name: mostly('Taller', maybe),
  description: mostly('Traer agua.\n\tY pan.', fc.option(texts, { nil: null })),
  place_id: mostly(null, fc.option(somewhere, { nil: undefined })),
  address: mostly('Sala 3', fc.option(texts, { nil: null })),
  start: fc.oneof({ weight: 3, arbitrary: fc.constant('2026-12-03') }, moments),
  end: fc.oneof({ weight: 3, arbitrary: fc.constant('2026-12-04') }, moments),
  all_day: mostly(true, fc.constantFrom<unknown>(false, undefined, 'yes')),
  timezone: mostly('America/Santiago', fc.oneof(maybe, fc.constantFrom('UTC', '+03:00', 'a b'))),
  status: mostly('confirmed', fc.constantFrom('tentative', 'cancelled', 'maybe', undefined)),
  audience: fc.oneof(fc.constant({ scope: 'all' }), audience, fc.constant(undefined)),
  sync: mostly(undefined, fc.constantFrom({ enabled: true }, { enabled: 'yes' }, {})),
});
const urls = fc.constantFrom(
  'https://a.cl/dav/',
  'http://10.0.0.7:5232/x/',
  'https://u:p@a.cl/',
  'https://a.cl/#x',
  'https://',
  'ftp://a.cl/',
  'https://a b.cl/',
  'https://ñandú.cl/x',
  `https://a.cl/${'x'.repeat(500)}`,
);
export const connection = fc.record({
  url: mostly('https://a.cl/dav/', fc.oneof(urls, maybe)),
  username: mostly('colegio', fc.oneof(maybe, fc.constant('a:b'))),
  password: mostly('secreto', maybe),
  enabled: mostly(true, fc.constantFrom<unknown>(false, undefined, 'yes')),
});
export const feed = fc.record({
  name: mostly('Mi calendario', maybe),
  place_ids: mostly([], ids),
  grade_ids: ids,
  course_ids: mostly([courses.basico7A.id], ids),
});
export const alertText = fc.record({
  kind: mostly('gas', fc.constantFrom('flood', undefined)),
  title: mostly('Gas en {place}', maybe),
  content: mostly('Salgan de {school}.', maybe),
});
export const answer = fc.record({
  state: fc.constantFrom('seen', 'safe', 'needs_help', 'sent', undefined),
  for_user_id: mostly(undefined, fc.option(somewhere, { nil: undefined })),
  location: mostly('Laboratorio', maybe),
  note: mostly('Una camilla', maybe),
  seconds_ago: fc.constantFrom(0, 60, 604_801, -1, 0.5, undefined),
});
export const direct = fc.record({
  kind: mostly(undefined, fc.constantFrom('direct', 'group')),
  user_id: fc.option(somewhere, { nil: undefined }),
});
export const members = fc.record({
  user_ids: fc.oneof(
    ids,
    fc.constant([courses.basico7A.id, grades.basico7.id]),
    fc.constantFrom(many, many.slice(1)),
  ),
  role: fc.constantFrom('owner', 'admin', 'member', undefined, 'guest'),
});
const time = (...right: string[]) => fc.constantFrom(...right, '8:00', '24:00', '', '25:00');
export const place = fc.record({
  name: mostly('Anexo', maybe),
  code: mostly('AN-1', fc.constantFrom('', 'ñ', 'x'.repeat(11), ' AN ')),
  main: mostly(false, fc.constantFrom(true, undefined)),
  address: mostly('Calle 1', maybe),
  commune_id: mostly('07301', fc.constantFrom('', null, 'x')),
  lat: mostly(-34.9, fc.constantFrom(null, '', 91, 'x', Number.NaN)),
  lng: mostly(-71.2, fc.constantFrom(null, '', -181, '12.5')),
  timezone: mostly('America/Santiago', fc.constantFrom('', '+03:00', 'America/Macondo', 'UTC')),
  phone: mostly('+56987654321', maybe),
  phone_extension: mostly('24', fc.option(maybe, { nil: null })),
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
export const contact = fc.record({
  kind: fc.constantFrom('person', 'organisation', 'person', 'robot'),
  name: mostly('Rosa', maybe),
  first_lastname: mostly('Soto', fc.option(maybe, { nil: null })),
  category: mostly('Salud', fc.option(maybe, { nil: null })),
  emails: mostly(['a@b.cl'], fc.array(texts, { maxLength: 2 })),
  phones: mostly(
    [{ label: 'Celular', e164: '+56987654321' }],
    fc.array(fc.record({ label: texts, e164: texts, extension: mostly('24', texts) })),
  ),
  place_ids: mostly([], ids),
  commune_id: mostly('07301', fc.constantFrom('', null, 'x')),
  notes: mostly('Uno', maybe),
});
export const documentForms = fc.record({
  title: mostly('Circular', maybe),
  category_id: mostly(postCategories.talleres.id, fc.option(somewhere, { nil: null })),
  audience: mostly({ scope: 'all' }, fc.option(audience, { nil: undefined })),
  expires_at: mostly('2026-12-01T09:00:00-03:00', fc.option(texts, { nil: null })),
});
export const categoryForms = fc.record({
  name: mostly('Circulares', maybe),
  parent_id: mostly(postCategories.avisos.id, fc.option(somewhere, { nil: null })),
});
const languageList = fc.constantFrom<unknown>(['es'], ['fr'], [], ['es', 'es'], ['es', 'xx'], undefined);
export const college = fc.record({
  name: mostly('Colegio', maybe),
  short_name: mostly('Aromos', maybe),
  acronym: mostly('CLA', maybe),
  address: mostly('Calle 1', fc.option(maybe, { nil: null })),
  commune_id: mostly('07301', fc.constantFrom('', null, 'x')),
  email: mostly('a@b.cl', maybe),
  phone: mostly('+56987654321', maybe),
  phone_extension: mostly('24', fc.option(maybe, { nil: null })),
  have_advertising: mostly(true, fc.constantFrom<unknown>(undefined, 'yes')),
  show_onboarding: fc.boolean(),
  app_status_publishing: mostly(1, fc.constantFrom<unknown>(-1, 1.5, 10_000, '7', '', Number.NaN, undefined)),
  setting: fc.record({
    theme_color: mostly('#0F6E5A', fc.oneof(maybe, fc.constantFrom('#abc', '#abcd', 'red', '#GGGGGG'))),
    corners: mostly('soft', fc.constantFrom('oval', undefined)),
    language: mostly('es', fc.constantFrom('en', 'xx', undefined)),
    languages: mostly(['es', 'en'], languageList),
    timezone: mostly('America/Santiago', fc.constantFrom('', '+03:00', 'America/Macondo', 'UTC')),
    sign_up_open: fc.boolean(),
    alert_approval: fc.boolean(),
  }),
});
const hosts = fc.constantFrom(
  '10.0.0.7',
  '::1',
  '2001:db8::7',
  'a..b',
  '-a.cl',
  'https://a.cl',
  'a.cl:25',
  'ñ.cl',
  ':',
);
export const mailServer = fc.record({
  host: mostly('smtp.aromos.example', fc.oneof(hosts, maybe)),
  port: mostly(587, fc.constantFrom<unknown>(0, 65_536, '25', '', 1.5, Number.NaN, undefined)),
  encryption: mostly('starttls', fc.constantFrom('tls', 'none', 'ssl', undefined)),
  auth: mostly('login', fc.constantFrom('none', 'oauth', undefined)),
  username: mostly('avisos', maybe),
  password: mostly('secreto', maybe),
  from_name: mostly('Colegio', maybe),
  from_address: mostly('a@b.cl', maybe),
  reply_to: mostly('a@b.cl', fc.option(maybe, { nil: null })),
});
