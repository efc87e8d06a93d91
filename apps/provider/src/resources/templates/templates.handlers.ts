import type { Context, Handlers } from '../../http/contract/handler.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { notFound, requireAllowed } from '../../httpError.ts';
import { toTemplateAuditRecord, toTemplateSubject } from './templates.audit.ts';
import { addTemplate, editTemplate, lockEditableTemplate } from './templates.commands.ts';
import { mayUse } from './templates.policy.ts';
import { presentTemplate, presentTemplateDetail } from './templates.present.ts';
import { findTemplate, findTemplates, removeTemplate, type TemplateRow } from './templates.queries.ts';

const templateAnswer = (template: TemplateRow, { person }: Pick<Context<'getTemplate'>, 'person'>) => ({
  headers: versionHeader(template),
  body: { data: presentTemplateDetail(template, person) },
});

/** Handlers for templates of posts, events and notifications. */
export const templatesHandlers = {
  listTemplates: async ({ tx, person, query }) => {
    requireAllowed(mayUse(person, query.kind));
    const rows = await findTemplates(tx, query.kind);
    return { status: 200, body: { data: rows.map((row) => presentTemplate(row, person)) } };
  },

  getTemplate: async (context) => {
    const template = await findTemplate(context.tx, context.path.id);
    if (!template) throw notFound();
    requireAllowed(mayUse(context.person, template.kind));
    return { status: 200, ...templateAnswer(template, context) };
  },

  createTemplate: async (context) => ({
    status: 201,
    ...templateAnswer(await addTemplate(context), context),
  }),

  updateTemplate: async (context) => ({
    status: 200,
    ...templateAnswer(await editTemplate(context), context),
  }),

  deleteTemplate: async (context) => {
    const template = await lockEditableTemplate(context, 'delete');
    await removeTemplate(context.tx, template);
    context.audit({ subject: toTemplateSubject(template), before: toTemplateAuditRecord(template) });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
