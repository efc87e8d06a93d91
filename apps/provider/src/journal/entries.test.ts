import type { AuditKind, OperationId } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { toAuditEntries } from './entries.ts';

type Fields = Record<string, unknown>;

const toActions = (operation: OperationId, kind: AuditKind, before?: Fields, after?: Fields) =>
  toAuditEntries(operation, {
    subject: { kind, id: null, name: 'x' },
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  }).map(({ action, before: was, after: is }) => [action, was, is]);

describe('names of acts', () => {
  test.each([
    ['pending', 'active', 'approved'],
    ['pending', 'suspended', 'rejected'],
    ['active', 'suspended', 'suspended'],
    ['suspended', 'active', 'reactivated'],
  ])('a user from %s to %s counts as %s', (was, is, action) => {
    expect(toActions('updateUser', 'user', { status: was }, { status: is })).toEqual([
      [action, { status: was }, { status: is }],
    ]);
  });

  test('deleting a request to join counts as rejected', () => {
    expect(toActions('deleteUser', 'user', { status: 'pending' })[0]![0]).toBe('rejected');
    expect(toActions('deleteUser', 'user', { status: 'active' })[0]![0]).toBe('deleted');
  });

  test('splits one save that edits, suspends and changes roles into three acts, each with its own fields', () => {
    const before = { phone: null, status: 'active', roles: ['Docente'], email: 'a@b.cl' };
    const after = { phone: '+56987654321', status: 'suspended', roles: [], email: 'a@b.cl' };
    expect(toActions('updateUser', 'user', before, after)).toEqual([
      ['updated', { phone: null }, { phone: '+56987654321' }],
      ['suspended', { status: 'active' }, { status: 'suspended' }],
      ['roles_changed', { roles: ['Docente'] }, { roles: [] }],
    ]);
  });

  test.each([
    ['draft', 'published', 'published'],
    ['draft', 'scheduled', 'scheduled'],
    ['scheduled', 'draft', 'unpublished'],
    ['published', 'archived', 'archived'],
  ])('a post from %s to %s counts as %s', (was, is, action) => {
    expect(toActions('updatePost', 'post', { status: was }, { status: is })[0]![0]).toBe(action);
  });

  test('a scheduled post with another time counts as scheduled', () => {
    const [was, is] = ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z'];
    expect(
      toActions(
        'updatePost',
        'post',
        { status: 'scheduled', published_at: was },
        { status: 'scheduled', published_at: is },
      ),
    ).toEqual([['scheduled', { published_at: was }, { published_at: is }]]);
  });

  test('a record that is public at once counts as created and as published, sent or started', () => {
    const first = (operation: OperationId, kind: AuditKind, after: Fields) =>
      toActions(operation, kind, undefined, after).map(([action]) => action);
    expect(first('createPost', 'post', { title: 'a', status: 'published' })).toEqual([
      'created',
      'published',
    ]);
    expect(first('createPost', 'post', { title: 'a', status: 'draft' })).toEqual(['created']);
    expect(first('createNotification', 'notification', { status: 'sent', emergency: false })).toEqual([
      'created',
      'sent',
    ]);
    const emergency = { status: 'sent', emergency: true };
    expect(first('createNotification', 'notification', { ...emergency, mode: 'real' })).toEqual([
      'created',
      'emergency_started',
    ]);
    expect(first('createNotification', 'notification', { ...emergency, mode: 'drill' })).toEqual([
      'created',
      'drill_started',
    ]);
  });

  test.each<[OperationId, AuditKind, string]>([
    ['setUserPin', 'user', 'pin_set'],
    ['deleteUserPin', 'user', 'pin_deleted'],
    ['resetUserPassword', 'user', 'password_reset'],
    ['sendInvitation', 'user', 'invitation_sent'],
    ['replaceDocumentFile', 'document', 'file_replaced'],
    ['updateSmtpSettings', 'integration', 'settings_changed'],
    ['deleteSmtpSettings', 'integration', 'settings_deleted'],
    ['updateCalendarSettings', 'integration', 'settings_changed'],
    ['testSmtp', 'integration', 'tested'],
    ['updateCollege', 'college', 'settings_changed'],
    ['updateCollegeImages', 'college', 'pictures_changed'],
    ['endEmergency', 'notification', 'emergency_ended'],
  ])('%s of a %s counts as %s', (operation, kind, action) => {
    expect(toActions(operation, kind, { a: 1 }, { a: 2 })).toEqual([[action, { a: 1 }, { a: 2 }]]);
  });
});

describe('stored fields of an entry', () => {
  test('stores only differences, without bookkeeping fields', () => {
    const before = { id: 1, version: 1, name: 'Sede', updated_at: 'a', phone: null };
    expect(
      toActions('updatePlace', 'place', before, { ...before, name: 'Anexo', version: 2, updated_at: 'b' }),
    ).toEqual([['updated', { name: 'Sede' }, { name: 'Anexo' }]]);
  });

  test.each(['password', 'pin', 'pin_hash', 'token', 'smtp_password'])('never stores %s', (field) => {
    expect(
      toActions('updateSmtpSettings', 'integration', { [field]: 'geheim-1' }, { [field]: 'geheim-2' }),
    ).toEqual([['settings_changed', {}, { [field]: 'changed' }]]);
  });

  test('stores whether a PIN exists', () => {
    expect(toActions('setUserPin', 'user', { has_pin: false }, { has_pin: true })[0]![2]).toEqual({
      has_pin: true,
    });
  });

  test('stores only that a long text changed, and the start of a new one', () => {
    const long = 'ñ🎒'.repeat(400);
    expect(toActions('updateEvent', 'event', { description: 'corta' }, { description: long })).toEqual([
      ['updated', {}, { description: 'changed' }],
    ]);
    const [[, , after]] = toActions('createEvent', 'event', undefined, { description: long }) as [
      [string, never, Fields],
    ];
    expect([...(after.description as string)]).toHaveLength(300);
    expect(after.description).toMatch(/…$/);
  });

  test('stores the first hundred items of a long list, and the number of people', () => {
    const ids = Array.from({ length: 5000 }, (_, at) => `${at}`);
    const [[, , after]] = toActions('createPost', 'post', undefined, {
      audience: { scope: 'restricted', user_ids: ids },
      attachments: ids,
    }) as [[string, never, { audience: { user_ids: unknown[]; people: number }; attachments: unknown[] }]];
    expect(after.attachments).toHaveLength(100);
    expect(after.audience.user_ids).toHaveLength(100);
    expect(after.audience.people).toBe(5000);
  });
});
