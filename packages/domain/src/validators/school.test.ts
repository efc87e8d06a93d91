import { membersWriteLimits } from '../generated/limits.ts';
import { describe, expect, test } from 'vitest';
import { courses, grades, postCategories, roles, userWrites } from '../fixtures/fixtures.ts';
import { id, long, rules } from '../testing/rules.ts';
import type { FieldErrors } from './message.ts';
import {
  acknowledgement,
  alertTemplate,
  calendarFeedWrite,
  contact,
  directWrite,
  groupWrite,
  documentCategory,
  label,
  documentWrite,
  membersWrite,
  pin,
  place,
  role,
  userRoles,
  userWrite,
  valuesToSend,
} from './validators.ts';

describe('a person of the school', () => {
  rules(userWrite, userWrites.docente, [
    [{ name: ' ' }, { name: id('validation.required') }],
    // C20: a person with one name.
    [{ first_lastname: '' }, {}],
    [{ email: '' }, { email: id('validation.required') }],
    [{ email: 'f@' }, { email: id('validation.email.format') }],
    [{ rut: '', passport: '', phone: '', birthdate: '', position: '' }, {}],
    [{ rut: '12.345.678-4' }, { rut: id('validation.rut.invalid') }],
    [{ passport: 'X1' }, { passport: id('validation.passport.format') }],
    [{ birthdate: '2025-02-29' }, { birthdate: id('validation.date.format') }],
    [{ position: long(121) }, { position: id('validation.tooLong', { max: 120 }) }],
    [{ role_ids: [] }, { role_ids: id('validation.role.required') }],
    [{ role_ids: undefined }, { role_ids: id('validation.required') }],
    [{ role_ids: [], status: 'suspended' }, {}],
    [{ status: 'gone' }, { status: id('validation.required') }],
  ]);
});

describe('a PIN', () => {
  const trivial = { pin: id('validation.pin.trivial') };
  const format = { pin: id('validation.pin.format') };
  rules(pin, { pin: '4826' }, [
    [{ pin: '730518' }, {}],
    [{ pin: '' }, format],
    [{ pin: '482' }, format],
    [{ pin: '4826051' }, format],
    [{ pin: '٤٨٢٦' }, format],
    ...[
      '1111',
      '1234',
      '4321',
      '0123',
      '7890',
      '9876',
      '12345',
      '1212',
      '121212',
      '123123',
      '1122',
      '2580',
    ].map((guess): [Record<string, unknown>, FieldErrors] => [{ pin: guess }, trivial]),
  ]);
});

describe('a role', () => {
  const view = { permission: 'posts.view', scope: 'own' };
  rules(role, { name: 'Taller', permissions: [view] }, [
    [{ permissions: roles.administrador.permissions }, {}],
    [{ permissions: [] }, {}],
    [{ name: '' }, { name: id('validation.required') }],
    [{ name: long(61) }, { name: id('validation.tooLong', { max: 60 }) }],
    [{ permissions: undefined }, { permissions: id('validation.required') }],
    [{ permissions: [view, view] }, { permissions: id('validation.required') }],
    [
      { permissions: [{ permission: 'users.write', scope: 'own' }] },
      { 'permissions[0]': { scope: id('validation.required') } },
    ],
  ]);
});

describe('a place', () => {
  const hours = [{ weekday: 1, opens: '08:00', closes: '13:00' }];
  const right = { name: 'Anexo', code: 'AN', address: 'Calle 1', timezone: 'America/Punta_Arenas', hours };
  rules(place, right, [
    [{ timezone: 'America/Macondo' }, { timezone: id('validation.zone.unknown') }],
    [{ code: 'dos palabras' }, { code: id('validation.code.format') }],
    [{ hours: [...hours, { weekday: 1, opens: '13:00', closes: '24:00' }] }, {}],
    [{ hours: [{ weekday: 1, opens: '14:00', closes: '18:00' }, ...hours] }, {}],
    [{ hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }, ...hours] }, {}],
    [
      { hours: [{ weekday: 1, opens: '12:59', closes: '14:00' }, ...hours] },
      { hours: id('validation.hours.overlap') },
    ],
    [
      { hours: [...hours, { weekday: 1, opens: '12:59', closes: '14:00' }] },
      { hours: id('validation.hours.overlap') },
    ],
    [{ lat: -34.9, lng: '' }, { lng: id('validation.position.range') }],
    [{ lat: 91, lng: 0 }, { lat: id('validation.position.range') }],
    [{ phone: '', email: '', lat: '', lng: '' }, {}],
    [{ phone: '98765' }, { phone: id('validation.phone.callable') }],
    [{ phone: '133' }, {}],
    [{ phone: '+56752310132', phone_extension: ' 24 ' }, {}],
    [{ phone: '+56752310132', phone_extension: '' }, {}],
    [
      { phone: '+56752310132', phone_extension: 'anexo 24' },
      { phone_extension: id('validation.extension.format') },
    ],
    [{ phone: '', phone_extension: '24' }, { phone_extension: id('validation.extension.phone') }],
  ]);
});

describe('a contact', () => {
  rules(contact, { kind: 'person', name: 'Rosa', phones: [{ label: '', e164: '+56987654321' }] }, [
    [{ name: ' ' }, { name: id('validation.required') }],
    [{ notes: long(2001) }, { notes: id('validation.tooLong', { max: 2000 }) }],
    [
      { phones: Array.from({ length: 11 }, () => ({ label: '', e164: '+56987654321' })) },
      { phones: id('validation.tooMany', { max: 10 }) },
    ],
  ]);
});

describe('a document', () => {
  const right = { title: 'Circular', category_id: postCategories.talleres.id, audience: { scope: 'all' } };
  rules(documentWrite, right, [
    [{ category_id: null }, { category_id: id('validation.category.required') }],
    [{ title: '' }, { title: id('validation.required') }],
    [{ expires_at: 'ayer' }, { expires_at: id('validation.date.format') }],
    [{ expires_at: '' }, {}],
  ]);
  rules(documentCategory, { name: 'Circulares', parent_id: '' }, [
    [{ name: long(61) }, { name: id('validation.tooLong', { max: 60 }) }],
  ]);
});

describe('name of a grade or a course', () => {
  rules(label, { name: 'Séptimo A' }, [
    [{ name: '  ' }, { name: id('validation.required') }],
    [{ name: long(61) }, { name: id('validation.tooLong', { max: 60 }) }],
  ]);
});

describe('the roles of a person', () => {
  const many = Array.from({ length: 21 }, (_, at) => courses.basico7A.id.replace(/..$/, String(at + 10)));
  rules(userRoles, { role_ids: [roles.docente.id] }, [
    [{ role_ids: [] }, {}],
    [{ role_ids: undefined }, { role_ids: id('validation.required') }],
    [{ role_ids: [roles.docente.id, roles.docente.id] }, { role_ids: id('validation.required') }],
    [{ role_ids: many }, { role_ids: id('validation.tooMany', { max: 20 }) }],
  ]);
});

describe('the prepared text of an alert', () => {
  rules(alertTemplate, { kind: 'gas', title: 'Gas en {place}', content: 'Salgan de {school}.' }, [
    [{ title: '' }, { title: id('validation.title.required') }],
    [{ title: '{calle}' }, { title: id('validation.placeholder') }],
    [{ content: 'Por {}' }, { content: id('validation.placeholder') }],
    [{ title: 'Gas en {place' }, { title: id('validation.placeholder') }],
    [{ content: 'Salgan de {{place}}' }, { content: id('validation.placeholder') }],
    [{ kind: 'flood' }, { kind: id('validation.required') }],
  ]);
});

describe('an answer to an emergency', () => {
  rules(acknowledgement, { state: 'safe' }, [
    [{ for_user_id: '' }, {}],
    [{ for_user_id: courses.basico7A.id }, {}],
    [{ for_user_id: 'x' }, { for_user_id: id('validation.required') }],
    [{ state: undefined }, { state: id('validation.required') }],
    [{ state: 'sent' }, { state: id('validation.required') }],
    [{ note: 'x'.repeat(501) }, { note: id('validation.tooLong', { max: 500 }) }],
    [{ note: 'x\u0000' }, { note: id('validation.characters') }],
    [{ seconds_ago: 60 }, {}],
  ]);
  test('leaves out an empty for_user_id', () => {
    expect(valuesToSend(acknowledgement, { state: 'safe', for_user_id: '' })).not.toHaveProperty(
      'for_user_id',
      '',
    );
  });
});

describe('a calendar address', () => {
  rules(calendarFeedWrite, { name: 'Mi calendario', course_ids: [courses.basico7A.id] }, [
    [{ name: ' ' }, { name: id('validation.required') }],
    [{ name: long(81) }, { name: id('validation.tooLong', { max: 80 }) }],
    [{ grade_ids: [grades.basico7.id, grades.basico7.id] }, { grade_ids: id('validation.required') }],
  ]);
});

describe('people of a conversation', () => {
  const needed = id('validation.members.required');
  rules(directWrite, { user_id: courses.basico7A.id }, [
    [{ user_id: '' }, { user_id: needed }],
    [{ user_id: 'x' }, { user_id: needed }],
  ]);
  const many = Array.from({ length: 501 }, (_, at) => courses.basico7A.id.replace(/...$/, String(at + 100)));
  rules(membersWrite, { user_ids: [courses.basico7A.id], role: 'admin' }, [
    [{ role: undefined }, {}],
    [{ role: 'guest' }, { role: id('validation.required') }],
    [{ user_ids: [] }, { user_ids: needed }],
    [{ user_ids: undefined }, { user_ids: needed }],
    [{ user_ids: many.slice(1) }, {}],
    [{ user_ids: many }, { user_ids: id('validation.tooMany', { max: membersWriteLimits.user_ids }) }],
  ]);
  rules(groupWrite, { kind: 'group', name: 'Equipo', member_ids: many.slice(2) }, [
    // The creator is a member too.
    [{ member_ids: many.slice(1) }, { member_ids: id('validation.tooMany', { max: 499 }) }],
  ]);
});
