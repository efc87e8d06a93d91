import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import type { AuditGroup, AuditReader } from './audit.ts';
import { auditActions, auditFieldLabel, listAuditFields, auditKinds, auditValue } from './audit.ts';

const schemas = contract.components!.schemas as Record<string, { enum?: string[] }>;

describe('auditActions', () => {
  it('match the contract', () => {
    expect(auditActions().sort()).toEqual([...schemas.AuditAction!.enum!].sort());
    expect([...auditKinds].sort()).toEqual([...schemas.AuditKind!.enum!].sort());
  });

  it('returns only the actions of the kind of record', () => {
    expect(auditActions('place')).toEqual(['created', 'updated', 'deleted']);
  });
});

describe('auditFieldLabel', () => {
  it('labels `name` as a first name only for users', () => {
    expect(auditFieldLabel('user', 'name')).toBe('users.form.name');
    expect(auditFieldLabel('event', 'name')).toBe('categories.name');
    expect(auditFieldLabel('college', 'name')).toBe('categories.name');
  });

  it('has a label for a time zone and for the recipient of a test email', () => {
    expect(auditFieldLabel('place', 'timezone')).toBe('places.form.timezone');
    expect(auditFieldLabel('integration', 'to')).toBe('audit.field.to');
  });

  it('finds no field by names from Object.prototype', () => {
    expect(auditFieldLabel('user', 'constructor')).toBeUndefined();
  });
});

describe('listAuditFields', () => {
  it('returns the changed fields, without bookkeeping fields and fields empty before and after', () => {
    const before = { name: 'a', order: 4, version: 1, phone: null, roles: [] };
    const after = { name: 'b', order: 4, version: 2, phone: undefined, roles: null };
    expect(listAuditFields({ before, after })).toEqual(['name']);
  });

  it('returns every field of the only stored side', () => {
    expect(listAuditFields({ before: null, after: { name: 'a', version: 1 } })).toEqual(['name']);
  });
});

describe('auditValue', () => {
  const namesByGroup: Partial<Record<AuditGroup, Record<string, string>>> = {
    places: { p1: 'Sede Centro' },
    roles: { r1: 'Docente' },
  };
  const reader: AuditReader = {
    word: (id, values) => (values ? `${id}:${values.count}` : id),
    list: (parts) => parts.join(' + '),
    number: (value) => `n${value}`,
    day: (value) => `day ${value}`,
    moment: (value) => `moment ${value}`,
    weekday: (weekday) => `weekday ${weekday}`,
    phone: (value, extension) => `phone ${[value, extension].filter(Boolean).join(' ext ')}`,
    language: (tag) => `language ${tag}`,
    names: (group, ids) => ids.flatMap((id) => namesByGroup[group]?.[id] ?? []),
    grant: (permission, scope) => `${permission} in ${scope}`,
  };
  const formatValue = auditValue(reader);

  it.each<[string, unknown, string]>([
    ['status', 'draft', 'posts.status.draft'],
    ['alert_kind', 'gas', 'notifications.alertKind.gas'],
    ['language', 'de', 'language de'],
    ['languages', ['es', 'de'], 'language es + language de'],
    ['auth', 'none', 'audit.value.no'],
    ['auth', 'login', 'audit.value.yes'],
    ['encryption', 'none', 'audit.value.no'],
    ['encryption', 'starttls', 'STARTTLS'],
    ['title', 'draft', 'draft'],
    ['password', 'changed', 'audit.value.changed'],
    ['has_pin', true, 'audit.value.yes'],
    ['port', 2525, '2525'],
    ['order', 2525, 'n2525'],
    ['phone', null, '—'],
    ['phone', '+56987654137', 'phone +56987654137'],
    ['phones', [{ label: 'Casa', e164: '+56225551234' }], 'Casa phone +56225551234'],
    ['phones', [{ label: '', e164: '+56225551234', extension: '24' }], 'phone +56225551234 ext 24'],
    ['roles', [], '—'],
    ['roles', ['Docente', 'Dirección'], 'Docente + Dirección'],
    ['place_id', 'p1', 'Sede Centro'],
    ['place_ids', ['p1', 'gone'], 'Sede Centro + audit.value.deleted:1'],
    ['permissions', ['posts.view: own'], 'posts.view in own'],
    ['birthdate', '2010-03-01', 'day 2010-03-01'],
    ['starts_at', '2026-09-08T13:00:00.000Z', 'moment 2026-09-08T13:00:00.000Z'],
    ['hours', [{ weekday: 1, opens: '08:00', closes: '16:00' }], 'weekday 1 08:00–16:00'],
    ['attachments', [{ id: '1', name: 'lista.csv' }], 'lista.csv'],
    ['audience', { scope: 'all' }, 'audience.named.all'],
    ['audience', { scope: 'restricted', user_ids: [] }, 'audience.empty'],
    [
      'audience',
      { scope: 'restricted', place_ids: ['p1'], role_ids: ['r1'], user_ids: ['a', 'b'] },
      'Sede Centro + Docente + audit.value.people:2',
    ],
    ['audience', { scope: 'restricted', user_ids: ['a'], people: 5000 }, 'audit.value.people:5000'],
  ])('%s of %j is %s', (field, value, text) => {
    expect(formatValue(field, value)).toBe(text);
  });
});
