import type { AuditEntry, OperationId } from '@school/domain';
import { auditFieldLabel, listAuditFields } from '@school/domain/audit';
import { contract, listOperations } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { openScenario, type Scenario } from './scenario.ts';

/** Writes that are not administrative acts, with the reason. */
const noActs: Partial<Record<OperationId, string>> = {
  markPostRead: 'reading',
  markEventRead: 'reading',
  markNotificationRead: 'reading',
  markAllNotificationsRead: 'reading',
  acknowledgeNotification: 'a person’s own answer; one for another person or after the end is recorded',
  previewAudience: 'changes nothing',
  searchAudience: 'changes nothing',
  testCalendar: 'changes nothing',
  createCalendarFeed: 'a person’s own address',
  revokeCalendarFeed: 'a person’s own address',
  createConversation: 'talk',
  updateConversation: 'talk',
  addConversationMembers: 'talk',
  removeConversationMember: 'talk',
  createMessage: 'talk',
  createAttachment: 'talk',
  createPostPicture: 'a part of a post, whose writing is recorded',
  createPostAttachment: 'a part of a post, whose writing is recorded',
  updateMessage: 'talk',
  deleteMessage: 'talk',
  createMessageReport: 'the report itself is the record; only people who handle reports read who made it',
  addReaction: 'talk',
  removeReaction: 'talk',
  markConversationRead: 'reading',
  markConversationUnread: 'reading',
  markMessagesReceived: 'reading',
  signalTyping: 'talk',
  updateConversationSettings: 'a person’s own settings',
};

const acts = listOperations(contract)
  .filter(({ method, operation }) => {
    const permission = operation['x-permission'];
    // Its permission depends on the body; it is an administrative act in any case.
    if (operation.operationId === 'createNotification') return true;
    return method !== 'get' && permission !== 'public' && permission !== 'authenticated';
  })
  .map(({ operation }) => operation.operationId as OperationId)
  .filter((id) => !(id in noActs));

describe.each(usualDatabases)('audit entries of every administrative act on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  const entries = (operation: OperationId) =>
    scenario.school.arrange((tx) =>
      tx.selectFrom('audit_entries').selectAll().where('operation', '=', operation).execute(),
    );

  test.each(acts)('%s', async (operation) => {
    const options = await scenario.successful(operation);
    // Deleting a missing PIN is not an act.
    if (operation === 'deleteUserPin')
      await scenario.school.call('setUserPin', { ...options, body: { pin: '4826' } });
    const before = await entries(operation);
    const answer = await scenario.school.call(operation, options);
    expect(answer.status, JSON.stringify(answer.data)).toBeLessThan(300);
    const added = (await entries(operation)).slice(before.length);
    expect(added.length).toBeGreaterThan(0);
    for (const { actor_name, subject_name } of added) expect([actor_name, subject_name]).not.toContain('');
    const unlabelled = added.flatMap((entry) =>
      listAuditFields(entry as Pick<AuditEntry, 'before' | 'after'>).filter(
        (field) => !auditFieldLabel(entry.subject_kind, field),
      ),
    );
    // A field without a label is missing from the audit's screen.
    expect(unlabelled).toEqual([]);
  });
});
