import type { Template, TemplateDetail } from '@school/domain';
import { templateDetails } from '@school/domain/fixtures';
import { type Handlers, ok } from '../handlers.ts';

const every = Object.values(templateDetails) as TemplateDetail[];

/** Returns a template as a list shows it, without its values. */
export const listedTemplate = ({
  id,
  kind,
  name,
  author,
  version,
  created_at,
  updated_at,
  can,
}: Template) => ({
  id,
  kind,
  name,
  author,
  version,
  created_at,
  updated_at,
  can,
});

/** Default handlers of templates. */
export const templateAnswers: Handlers = {
  listTemplates: ({ query }) =>
    ok('listTemplates', {
      data: every.filter(({ kind }) => kind === query.get('kind')).map(listedTemplate),
    }),
  getTemplate: ({ path }) => {
    const template = every.find(({ id }) => path.endsWith(id));
    return template
      ? ok('getTemplate', { data: template })
      : { status: 404, data: { message: 'Not found.' } };
  },
  createTemplate: ok('createTemplate', { data: templateDetails.circular }),
  updateTemplate: ok('updateTemplate', { data: templateDetails.circular }),
  deleteTemplate: ok('deleteTemplate'),
};
