import { eventPaths } from '../../../apps/school/src/areas/events/paths.ts';
import type { Page } from '@playwright/test';
import { uniqueTitle } from '../journey.ts';
import { type Area, button, inDialog, item, located, type Opener } from './opener.ts';
import { create, findId } from './records.ts';

const menu = inDialog(button('events.actionsFor'));

/** The calendar with the dialog of an event. */
const openEvent = async (page: Page) =>
  eventPaths.calendar.href({ event: await findId(page, '/api/v1/events') });

const onEvent = (file: string, ...steps: Opener['steps']): Opener => ({
  files: [file],
  path: openEvent,
  steps,
  depth: 2,
});

export const events: Area = {
  name: 'events',
  openers: [
    {
      files: ['areas/events/calendar/EventDialog.tsx', 'areas/receipts/Receipts.tsx'],
      path: eventPaths.calendar.href({ view: 'agenda' }),
      steps: [located('an event', (page) => page.getByRole('main').getByRole('list').getByRole('button'))],
    },
    onEvent('areas/events/calendar/EventDialog.tsx', menu),
    onEvent('areas/events/useEventActions.ts', menu, item('events.cancel')),
    onEvent('areas/events/useEventActions.ts', menu, item('events.delete')),
    onEvent('areas/templates/SaveTemplateDialog.tsx', menu, item('templates.save')),
    {
      files: ['areas/events/feeds/NewFeedDialog.tsx'],
      path: eventPaths.feeds.href(),
      steps: [button('feeds.new')],
    },
    {
      files: ['areas/events/feeds/FeedList.tsx'],
      path: async (page) => {
        await create(page, '/api/v1/calendar/feeds', { name: uniqueTitle('Teléfono') });
        return eventPaths.feeds.href();
      },
      steps: [button('feeds.revokeOne')],
    },
  ],
};
