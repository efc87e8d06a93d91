import {
  allows,
  type Audience,
  completeAudience,
  type DocumentUpload,
  type DocumentWrite,
  fold,
  searchWords,
} from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { newId } from '../../newId.ts';
import { type Context, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { type FieldErrors, invalid, notFound, refuseStale, requireAllowed } from '../../plugins/httpError.ts';
import { linksOf, metaOf } from '../paging.ts';
import { judgeAudience } from '../audiences/audiences.queries.ts';
import { versionHeader } from '../../plugins/contract/versionHeader.ts';
import { keepUpload } from './upload.commands.ts';
import { canSee, rightsOn } from './documents.policy.ts';
import { auditedDocument, presentDocument } from './documents.present.ts';
import {
  changeDocument,
  countDocuments,
  type DocumentRow,
  findDocument,
  findDocuments,
  hasCategory,
  insertDocument,
  removeDocument,
} from './documents.queries.ts';

type OneDocument = Pick<Context<'getDocument'>, 'tx' | 'path' | 'person' | 'now'>;

/**
 * Finds the document of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
export async function seenDocument(
  { tx, path, person, now }: OneDocument,
  lock = false,
): Promise<DocumentRow> {
  const document = await findDocument(tx, path.id, lock);
  if (!document) throw notFound();
  requireAllowed(canSee(person, document, now));
  return document;
}

async function changeable(context: OneDocument, lock = true): Promise<DocumentRow> {
  const document = await seenDocument(context, lock);
  requireAllowed(rightsOn(context.person, document, context.now).update);
  return document;
}

async function answered({ tx, path, person, now }: OneDocument) {
  const document = (await findDocument(tx, path.id))!;
  return {
    document,
    headers: versionHeader(document),
    body: { data: presentDocument(document, person, now) },
  };
}

const documentSearchText = (title: string, fileName: string) => fold(`${title} ${fileName}`);
const subjectOf = ({ id, title }: Pick<DocumentRow, 'id' | 'title'>) => ({
  kind: 'document' as const,
  id,
  name: title,
});

interface Written {
  title: string;
  category_id: string;
  audience: Audience;
  expires_at: Date | null;
}

/**
 * Checks what the contract's schema cannot express.
 * @param stored The stored audience.
 * @throws HttpError 422
 */
async function writtenFrom(
  tx: CollegeTransaction,
  input: DocumentWrite | DocumentUpload,
  stored?: Audience,
): Promise<Written> {
  const judged = await judgeAudience(tx, completeAudience(input.audience), {
    stored,
    also: { knowsCategory: hasCategory(input.category_id) },
  });
  const { audience, also } = judged;
  const expires_at = input.expires_at ? new Date(input.expires_at) : null;
  const year = expires_at?.getUTCFullYear() ?? 2000;
  const errors: FieldErrors = {
    ...judged.errors,
    ...(also.knowsCategory ? {} : { category_id: ['The selected category is unknown.'] }),
    ...(year >= 1900 && year < 2200
      ? {}
      : { expires_at: ['The expires at field must be a valid time with offset.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { title: input.title.trim(), category_id: input.category_id, audience, expires_at };
}

export const documentsHandlers = {
  listDocuments: async ({ tx, person, query, now }) => {
    const { page = 1, per_page: perPage = 15, sort = '-created_at' } = query;
    const words = searchWords(query.q);
    const filter = { words, category: query['filter[category]'] };
    const total = await countDocuments(tx, person, now, filter);
    const range = { sort, limit: perPage, offset: (page - 1) * perPage };
    const rows = range.offset < total ? await findDocuments(tx, person, now, filter, range) : [];
    const here = { page, perPage, total, rows: rows.length };
    const data = rows.map((row) => presentDocument(row, person, now));
    return {
      status: 200,
      body: { data, links: linksOf('/api/v1/documents', query, here), meta: metaOf(here) },
    };
  },

  createDocument: prepared(
    (early) => keepUpload(early, early.body.file),
    async ({ tx, college, person, body, now, record, afterCommit }, kept) => {
      const written = await writtenFrom(tx, body);
      requireAllowed(allows(person, 'documents.write', { author_id: person.id, audience: written.audience }));
      const id = newId(now);
      await insertDocument(tx, {
        college_id: college.id,
        id,
        ...written,
        audience: JSON.stringify(written.audience),
        ...kept.columns,
        search_text: documentSearchText(written.title, kept.columns.file_name),
        author_id: person.id,
        created_at: now,
        updated_at: now,
      });
      afterCommit(kept.claim);
      const { document, ...answer } = await answered({ tx, path: { id }, person, now });
      record({ subject: subjectOf(document), after: auditedDocument(document) });
      return { status: 201, ...answer };
    },
  ),

  getDocument: async (context) => {
    const document = await seenDocument(context);
    const data = presentDocument(document, context.person, context.now);
    return { status: 200, headers: versionHeader(document), body: { data } };
  },

  updateDocument: async (context) => {
    const { tx, person, body, version, now, record } = context;
    const before = await changeable(context);
    refuseStale(version, before);
    const written = await writtenFrom(tx, body, before.audience);
    requireAllowed(rightsOn(person, { ...before, audience: written.audience }, now).update);
    await changeDocument(tx, before, {
      ...written,
      audience: JSON.stringify(written.audience),
      search_text: documentSearchText(written.title, before.file_name),
      updated_at: now,
    });
    const { document, ...answer } = await answered(context);
    record({ subject: subjectOf(before), before: auditedDocument(before), after: auditedDocument(document) });
    return { status: 200, ...answer };
  },

  replaceDocumentFile: prepared(
    (early) => keepUpload(early, early.body.file),
    async (context, kept) => {
      const { tx, college, version, now, record, afterCommit, services } = context;
      const before = await changeable(context);
      refuseStale(version, before);
      await changeDocument(tx, before, {
        ...kept.columns,
        search_text: documentSearchText(before.title, kept.columns.file_name),
        updated_at: now,
      });
      afterCommit(kept.claim);
      afterCommit(() => services.forget({ collegeId: college.id, id: before.file_id }));
      const { document, ...answer } = await answered(context);
      record({
        subject: subjectOf(before),
        before: auditedDocument(before),
        after: auditedDocument(document),
      });
      return { status: 200, ...answer };
    },
    async (asked) => void (await changeable(asked, false)),
  ),

  deleteDocument: async (context) => {
    const { tx, college, version, record, afterCommit, services } = context;
    const document = await changeable(context);
    refuseStale(version, document);
    await removeDocument(tx, document);
    afterCommit(() => services.forget({ collegeId: college.id, id: document.file_id }));
    record({ subject: subjectOf(document), before: auditedDocument(document) });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
