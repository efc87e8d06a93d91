import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { inUse, invalid, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { toTemplateEdit, toTemplateAuditRecord, toTemplateSubject } from './templates.audit.ts';
import { mayUse, getAllowedTemplateActions } from './templates.policy.ts';
import {
  countTemplates,
  findTemplate,
  insertTemplate,
  lockTemplates,
  type TemplateRow,
  updateTemplateRow,
} from './templates.queries.ts';
import { contentFrom, findTemplateKind, toNameKey } from './templates.rules.ts';

/** The maximum number of templates of one kind. */
const most = 100;

/** Runs a write. @throws HttpError 422 when another template of the kind has the name. */
async function rejectTaken(write: () => Promise<void>): Promise<void> {
  await write().catch((error: unknown) => {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'templates_by_name') throw error;
    throw invalid({ name: ['The name has already been taken.'] });
  });
}

/**
 * Stores a new template.
 * @throws HttpError 403, 409 when the school has as many as it can, 422
 */
export async function addTemplate(context: Context<'createTemplate'>): Promise<TemplateRow> {
  const { tx, college, person, body, now, audit } = context;
  const kind = findTemplateKind(body);
  if (!kind) throw invalid({ post: ['A template has values of a post, an event or a notification.'] });
  requireAllowed(mayUse(person, kind));
  await lockTemplates(tx, college.id, kind);
  if ((await countTemplates(tx, kind)) >= most)
    throw inUse(`A school has at most ${most} templates of one kind. Delete one first.`);
  const content = await contentFrom(tx, kind, body);
  const name = body.name.trim();
  const row = {
    college_id: college.id,
    id: newId(now),
    kind,
    name,
    author_id: person.id,
    created_at: now,
    updated_at: now,
  };
  const columns = { ...row, name_key: toNameKey(name), content: JSON.stringify(content) };
  await rejectTaken(() => insertTemplate(tx, columns));
  const template = { ...row, content, version: 1, author: person, knows_category: true, knows_place: true };
  audit({ subject: toTemplateSubject(template), after: toTemplateAuditRecord(template) });
  return template;
}

type Editing = Pick<Context<'updateTemplate'>, 'tx' | 'path' | 'person' | 'version'>;

/**
 * Finds and locks a template that the person may change.
 * @throws HttpError 404, 403, 409 when the change is based on another version.
 */
export async function lockEditableTemplate(
  { tx, path, person, version }: Editing,
  action: 'update' | 'delete',
): Promise<TemplateRow> {
  const template = await findTemplate(tx, path.id, true);
  if (!template) throw notFound();
  requireAllowed(getAllowedTemplateActions(person, template)[action]);
  rejectStale(version, template);
  return template;
}

/**
 * Changes the name of a template, and its values if there are new ones.
 * @throws HttpError 403, 404, 409, 422
 */
export async function editTemplate(context: Context<'updateTemplate'>): Promise<TemplateRow> {
  const { tx, body, now, audit } = context;
  const before = await lockEditableTemplate(context, 'update');
  const kind = findTemplateKind(body);
  if (kind && kind !== before.kind) throw invalid({ [kind]: ['The template is of another kind.'] });
  const content = kind ? await contentFrom(tx, kind, body, before.content) : before.content;
  const name = body.name.trim();
  await rejectTaken(() =>
    updateTemplateRow(tx, before, {
      name,
      name_key: toNameKey(name),
      content: JSON.stringify(content),
      updated_at: now,
    }),
  );
  const lookups = kind ? { knows_category: true, knows_place: true } : {};
  const after = { ...before, ...lookups, name, content, updated_at: now, version: before.version + 1 };
  audit({ subject: toTemplateSubject(after), ...toTemplateEdit(before, after) });
  return after;
}
