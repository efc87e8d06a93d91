import { type DocumentUpload, type DocumentWrite, fold } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { requireAllowed } from '../../httpError.ts';
import { getAllowedDocumentActions } from './documents.policy.ts';
import { auditedDocument } from './documents.present.ts';
import { changeDocument, type DocumentRow, findDocument, insertDocument } from './documents.queries.ts';
import { toWrittenDocument } from './documents.rules.ts';
import type { StoredUpload } from './upload.commands.ts';

type Writing = Pick<Context<'updateDocument'>, 'tx' | 'college' | 'person' | 'now' | 'audit'>;

const searchText = (title: string, fileName: string) => fold(`${title} ${fileName}`);

/** Returns the audit's subject for a document. */
export const toDocumentSubject = ({ id, title }: Pick<DocumentRow, 'id' | 'title'>) => ({
  kind: 'document' as const,
  id,
  name: title,
});

/** Reads a document after its change, and audits the change. */
async function recordChange({ tx, audit }: Writing, id: string, before?: DocumentRow): Promise<DocumentRow> {
  const after = (await findDocument(tx, id))!;
  const changes = { ...(before ? { before: auditedDocument(before) } : {}), after: auditedDocument(after) };
  audit({ subject: toDocumentSubject(before ?? after), ...changes });
  return after;
}

/**
 * Stores a person's input and the uploaded file as a new document.
 * @throws HttpError 422 for invalid input, 403 for an audience beyond the person's scope.
 */
export async function addDocument(
  context: Writing & { body: DocumentUpload },
  { columns }: StoredUpload,
): Promise<DocumentRow> {
  const { tx, college, person, body, now } = context;
  const written = await toWrittenDocument(tx, body);
  requireAllowed(getAllowedDocumentActions(person, { author_id: person.id, ...written }, now).update);
  const id = newId(now);
  await insertDocument(tx, {
    college_id: college.id,
    id,
    ...written,
    ...columns,
    audience: JSON.stringify(written.audience),
    search_text: searchText(written.title, columns.file_name),
    author_id: person.id,
    created_at: now,
    updated_at: now,
  });
  return recordChange(context, id);
}

/**
 * Stores a person's input as a change of the locked document `before`.
 * @throws HttpError 422 for invalid input, 403 for an audience beyond the person's scope.
 */
export async function editDocument(
  context: Writing & { body: DocumentWrite },
  before: DocumentRow,
): Promise<DocumentRow> {
  const { tx, person, body, now } = context;
  const written = await toWrittenDocument(tx, body, before.audience);
  requireAllowed(getAllowedDocumentActions(person, { ...before, audience: written.audience }, now).update);
  await changeDocument(tx, before, {
    ...written,
    audience: JSON.stringify(written.audience),
    search_text: searchText(written.title, before.file_name),
    updated_at: now,
  });
  return recordChange(context, before.id, before);
}

/** Replaces the file of the locked document `before`. */
export async function replaceFile(
  context: Writing,
  before: DocumentRow,
  { columns }: StoredUpload,
): Promise<DocumentRow> {
  const search_text = searchText(before.title, columns.file_name);
  await changeDocument(context.tx, before, { ...columns, search_text, updated_at: context.now });
  return recordChange(context, before.id, before);
}
