import type { Page } from '@playwright/test';
import { eventPaths } from '../../../apps/school/src/areas/events/paths.ts';
import { placePaths } from '../../../apps/school/src/areas/places/paths.ts';
import { postPaths } from '../../../apps/school/src/areas/posts/paths.ts';
import { uniqueTitle } from '../journey.ts';
import { type Area, located, type Opener } from './opener.ts';
import { create, findRecord } from './records.ts';

/** A control of the page that opens a dialog. */
const opensDialog = (label: string, at = 0) =>
  located(label, (page) => page.getByRole('main').locator('button[aria-haspopup=dialog]').nth(at));

const onField = (component: string, path: Opener['path'], step: Opener['steps'][number]): Opener => ({
  component,
  path,
  steps: [step],
});

/** A month with more events on a day than its cell shows. */
async function withFullDay(page: Page): Promise<string> {
  const event = (hour: number) => ({
    name: uniqueTitle('Reunión'),
    start: `2031-05-14T${hour}:00:00Z`,
    end: `2031-05-14T${hour}:30:00Z`,
    all_day: false,
    audience: { scope: 'all' },
  });
  for (const hour of [12, 13, 14, 15, 16]) await create(page, '/api/v1/events', event(hour));
  return eventPaths.calendar.href({ date: '2031-05-14' });
}

/** The form of a place with opening hours. */
async function openHours(page: Page): Promise<string> {
  const { id } = await findRecord<{ id: string; hours: unknown[] }>(
    page,
    '/api/v1/places',
    ({ hours }) => hours.length > 0,
  );
  return placePaths.detail.href({ id, edit: true });
}

/** What the fields of the kit open. */
export const fields: Area = {
  name: 'fields',
  openers: [
    onField('RichTextField/LinkDialog', postPaths.create.href(), opensDialog('link')),
    // A new page: a press on a tool leaves the focus on the one before.
    onField('RichTextField/ImageDialog', async () => postPaths.create.href(), opensDialog('picture', 1)),
    onField('DatePicker', eventPaths.create.href(), opensDialog('calendar')),
    onField('WeekdayHours', openHours, opensDialog('copy')),
    { ...onField('MonthCalendar', withFullDay, opensDialog('more events')), only: 'desktop' },
  ],
};
