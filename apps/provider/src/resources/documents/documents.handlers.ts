import { searchWords } from '@school/domain';
import { type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { addDocument, editDocument, replaceFile, toDocumentSubject } from './documents.commands.ts';
import { storeUpload } from './upload.commands.ts';
import { canSeeDocument, getAllowedDocumentActions } from './documents.policy.ts';
import { auditedDocument, presentDocument } from './documents.present.ts';
import {
  countDocuments,
  type DocumentRow,
  findDocument,
  findDocuments,
  removeDocument,
} from './documents.queries.ts';

type OneDocument = Pick<Context<'getDocument'>, 'tx' | 'path' | 'person' | 'now'>;

/**
 * Finds the document of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
export async function findVisibleDocument(
  { tx, path, person, now }: OneDocument,
  lock = false,
): Promise<DocumentRow> {
  const document = await findDocument(tx, path.id, lock);
  if (!document) throw notFound();
  requireAllowed(canSeeDocument(person, document, now));
  return document;
}

async function lockEditableDocument(context: OneDocument, lock = true): Promise<DocumentRow> {
  const document = await findVisibleDocument(context, lock);
  requireAllowed(getAllowedDocumentActions(context.person, document, context.now).update);
  return document;
}

const documentResponse = (document: DocumentRow, { person, now }: Pick<OneDocument, 'person' | 'now'>) => ({
  headers: versionHeader(document),
  body: { data: presentDocument(document, person, now) },
});

export const documentsHandlers = {
  listDocuments: async ({ tx, person, query, now }) => {
    const filter = { words: searchWords(query.q), category: query['filter[category]'] };
    const total = await countDocuments(tx, person, now, filter);
    const page = pageFrom(query);
    const range = { sort: query.sort ?? '-created_at', ...page };
    const rows = page.offset < total ? await findDocuments(tx, person, now, filter, range) : [];
    const data = rows.map((row) => presentDocument(row, person, now));
    return { status: 200, body: pageBody('/api/v1/documents', query, page, total, data) };
  },

  createDocument: prepared(
    (context) => storeUpload(context, context.body.file),
    async (context, file) => {
      const document = await addDocument(context, file);
      context.afterCommit(file.claim);
      return { status: 201, ...documentResponse(document, context) };
    },
  ),

  getDocument: async (context) => {
    const document = await findVisibleDocument(context);
    return { status: 200, ...documentResponse(document, context) };
  },

  updateDocument: async (context) => {
    const before = await lockEditableDocument(context);
    rejectStale(context.version, before);
    return { status: 200, ...documentResponse(await editDocument(context, before), context) };
  },

  replaceDocumentFile: prepared(
    (context) => storeUpload(context, context.body.file),
    async (context, file) => {
      const { college, version, afterCommit, services } = context;
      const before = await lockEditableDocument(context);
      rejectStale(version, before);
      const document = await replaceFile(context, before, file);
      afterCommit(file.claim);
      afterCommit(() => services.forget({ collegeId: college.id, id: before.file_id }));
      return { status: 200, ...documentResponse(document, context) };
    },
    async (context) => void (await lockEditableDocument(context, false)),
  ),

  deleteDocument: async (context) => {
    const { tx, college, version, audit, afterCommit, services } = context;
    const document = await lockEditableDocument(context);
    rejectStale(version, document);
    await removeDocument(tx, document);
    afterCommit(() => services.forget({ collegeId: college.id, id: document.file_id }));
    audit({ subject: toDocumentSubject(document), before: auditedDocument(document) });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
