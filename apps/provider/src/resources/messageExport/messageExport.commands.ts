import { fullName } from '@school/domain';
import type { AuditedChange } from '../../journal/auditedChange.ts';
import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { conversationLabel } from './exportTable.ts';
import {
  countExported,
  type ExportRange,
  findConversationNames,
  findConversationsOfPerson,
} from './messageExport.queries.ts';
import { exportTimes } from './messageExport.rules.ts';

/** The message limit of an export: spreadsheets open a million lines, and a browser loads the file in a moment. */
const mostExported = 100_000;

type Target = { subject: AuditedChange['subject']; conversationIds: string[] };

/** @throws HttpError 422 for an unknown person or conversation. */
async function findTarget({ tx, query }: Context<'exportMessages'>): Promise<Target> {
  const { 'filter[user]': userId, 'filter[conversation]': conversationId } = query;
  if (conversationId !== undefined) {
    const conversation = await findConversationNames(tx, conversationId);
    if (!conversation) throw invalid({ 'filter[conversation]': ['This conversation doesn’t exist.'] });
    const subject = {
      kind: 'conversation' as const,
      id: conversationId,
      name: conversationLabel(conversation),
    };
    return { subject, conversationIds: [conversationId] };
  }
  const person = await tx
    .selectFrom('users')
    .select(['id', 'name', 'first_lastname', 'second_lastname'])
    .where('id', '=', userId!)
    .executeTakeFirst();
  if (!person) throw invalid({ 'filter[user]': ['This person doesn’t exist.'] });
  const subject = { kind: 'user' as const, id: person.id, name: fullName(person) };
  return { subject, conversationIds: await findConversationsOfPerson(tx, person.id) };
}

/**
 * Checks an export, and records it with its reason and days.
 * @returns what to export, and the name of the person or conversation.
 * @throws HttpError 422, also for too many messages
 */
export async function prepareExport(
  context: Context<'exportMessages'>,
): Promise<{ range: ExportRange; name: string }> {
  const { tx, college, query, headOnly, audit } = context;
  const times = exportTimes(query, college.timezone);
  const { subject, conversationIds } = await findTarget(context);
  const range = { conversationIds, ...times };
  if ((await countExported(tx, range, mostExported + 1)) > mostExported)
    throw invalid({ to: ['These days have more than 100,000 messages. Choose fewer days.'] });
  const after = { reason: query.reason.trim(), first_day: query.from, last_day: query.to };
  if (!headOnly) audit({ subject, after });
  return { range, name: subject.name };
}
