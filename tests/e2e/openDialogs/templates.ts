import type { Page } from '@playwright/test';
import { eventPaths } from '../../../apps/school/src/areas/events/paths.ts';
import { notificationPaths } from '../../../apps/school/src/areas/notifications/paths.ts';
import { postPaths } from '../../../apps/school/src/areas/posts/paths.ts';
import { uniqueTitle } from '../journey.ts';
import { type Area, button, inDialog, item } from './opener.ts';
import { create } from './records.ts';

const openList = button('templates.title');
const rowMenu = inDialog(button('templates.actionsFor'));

/** The list of posts, whose templates have at least one. */
async function withTemplate(page: Page): Promise<string> {
  const post = {
    title: 'Circular',
    category_id: null,
    body: { type: 'doc', content: [] },
    audience: { scope: 'all' },
  };
  await create(page, '/api/v1/templates', { name: uniqueTitle('Plantilla'), post });
  return postPaths.list.href();
}

export const templates: Area = {
  name: 'templates',
  openers: [
    {
      files: ['areas/templates/TemplatesDialog.tsx', 'areas/templates/TemplatesButton.tsx'],
      path: withTemplate,
      steps: [openList],
    },
    { files: ['areas/templates/TemplateRow.tsx'], path: withTemplate, steps: [openList, rowMenu], depth: 2 },
    {
      files: ['areas/templates/TemplatesDialog.tsx'],
      path: withTemplate,
      steps: [openList, rowMenu, item('templates.delete')],
      depth: 2,
    },
    {
      files: ['areas/templates/TemplatesDialog.tsx'],
      path: eventPaths.calendar.href(),
      steps: [openList],
    },
    {
      files: ['areas/templates/TemplatesDialog.tsx'],
      path: notificationPaths.list.href(),
      steps: [openList],
    },
    {
      files: ['areas/templates/SaveTemplateDialog.tsx', 'areas/templates/useSaveTemplate.tsx'],
      path: notificationPaths.create.href(),
      steps: [button('templates.save')],
    },
  ],
};
