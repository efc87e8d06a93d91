import type { Post } from '@school/domain';
import { events, postCategories, posts, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventPaths } from '../../areas/events/paths.ts';
import { notificationPaths } from '../../areas/notifications/paths.ts';
import { postPaths } from '../../areas/posts/paths.ts';
import { formatTag } from '../../intl/messages.ts';
import { postsResponse } from '../../testing/defaultHandlers/posts.ts';
import { ok } from '../../testing/handlers.ts';
import { openWithReader } from '../../testing/openWithReader.tsx';
import { readAloud } from '../../testing/readAloud.ts';
import { writeContent } from '../../testing/writeContent.ts';

const published = Object.values(posts).filter(({ status }) => status === 'published') as Post[];

const error = (kit: { field: { error: string } }, message: string) => `${kit.field.error} ${message}`;

it.each(['es', 'ar'] as const)(
  'reads the news by their headings, and opens a post, in %s',
  async (locale) => {
    const post = posts.fiestasPatrias as Post;
    const props = { locale, user: users.lectura };
    const list = await openWithReader(postPaths.list.href({}), {
      ...props,
      answers: { listPosts: ok('listPosts', postsResponse(published)) },
    });
    const rows = await screen.findByRole('list', { name: list.t('posts.title') });
    const headings = (await readAloud(rows)).filter((phrase) => phrase.startsWith('heading'));
    expect(headings).toEqual(published.map(({ title }) => `heading, ${title}, level 2`));
    expect(await readAloud(rows.querySelector('li')!)).toEqual([
      'listitem, level 1',
      `image, ${post.cover!.alt}`,
      `heading, ${post.title}, level 2`,
      `link, ${post.title}`,
      post.excerpt,
      post.category!.name,
      post.author.name,
      expect.stringMatching(/0?8:00/),
    ]);
    within(rows).getByRole('link', { name: post.title }).focus();
    await list.hears([`link, ${post.title}`]);
    await list.person.keyboard('{Enter}');
    const path = postPaths.detail.href({ id: post.id });
    await waitFor(() => expect(list.navigation.getLocation().path).toBe(path));
    cleanup();

    const { t } = await openWithReader(path, props);
    const phrases = await readAloud(await screen.findByRole('article'));
    expect(phrases.slice(0, 12)).toEqual([
      'article',
      `link, ${t('post.back')}`,
      `button, ${t('post.edit')}`,
      `button, ${t('posts.actionsFor', { title: post.title })}, not expanded, has popup menu`,
      `link, ${post.category!.name}`,
      `heading, ${post.title}, level 2`,
      post.author.name,
      expect.stringMatching(/0?8:00/),
      t('posts.status.published'),
      t('audience.named.all'),
      `image, ${post.cover!.alt}`,
      // The text of the post follows.
      expect.any(String),
    ]);
    expect(phrases).toContain(`heading, ${t('posts.attachments')}, level 3`);
  },
);

it('publishes a post after an empty form', async () => {
  const { t, kit, person, hears, staysSilent, navigation } = await openWithReader(postPaths.create.href({}));
  const title = await screen.findByRole('textbox', { name: t('posts.form.title') });
  const audience = await screen.findByRole('group', { name: t('posts.form.audience') });
  const publish = screen.getByRole('button', { name: t('posts.form.publish') });
  const titleHelp = `textbox, ${t('posts.form.title')}, ${t('posts.form.titleHelp')}`;
  title.focus();
  await hears([`${titleHelp} ${kit.field.counter(0, 120)}, required`]);
  publish.focus();
  const required = error(kit, t('validation.title.required'));
  await hears([`button, ${t('posts.form.publish')}`, `polite: ${required}`]);
  await person.keyboard('{Enter}');
  await hears([`group, ${t('app.form.wrong', { count: 4 })}`]);
  await staysSilent();
  await person.tab();
  await person.keyboard('{Enter}');
  await person.paste('Simulacro del jueves');
  await person.tab();
  await hears([
    `link, ${t('validation.title.required')}`,
    `${titleHelp} ${required} ${kit.field.counter(0, 120)}, invalid, required`,
    `combobox, ${t('posts.form.category')}, ${error(kit, t('validation.category.required'))}, has popup listbox, not expanded, invalid, required`,
  ]);
  await person.keyboard('{Enter}');
  await hears([`option, ${postCategories.avisos.name}, not selected`]);
  await person.keyboard('{Enter}');
  await hears([`combobox, ${t('posts.form.category')}, has popup listbox, not expanded, required`]);
  await writeContent(t('posts.form.content'), 'A las 10:30.');

  within(audience).getByRole('radio', { name: kit.audiencePicker.some }).focus();
  await person.keyboard('{ArrowUp}');
  await hears([
    `group, ${t('posts.form.audience')}, ${t('posts.form.audienceHelp')} ${error(kit, t('validation.audience.required'))}`,
    `radiogroup, ${t('posts.form.audience')}`,
    `radio, ${kit.audiencePicker.some}, checked`,
    `radio, ${kit.audiencePicker.everyone}, checked`,
    expect.stringContaining(t('audience.count', { count: 96 })),
  ]);
  publish.focus();
  await person.keyboard('{Enter}');
  await hears([
    `button, ${t('posts.form.publish')}`,
    `main, ${t('posts.new')}`,
    `polite: ${kit.tone.positive} ${t('posts.created')}`,
  ]);
  expect(navigation.getLocation().path).toMatch(/^\/blog\/post\//);
});

it('corrects a date that does not exist in a new event', async () => {
  const { t, kit, person, hears, staysSilent } = await openWithReader(eventPaths.create.href({}));
  const name = await screen.findByRole('textbox', { name: t('events.form.name') });
  const start = screen.getByRole('group', { name: t('events.form.start') });
  const [day] = await within(start).findAllByRole('spinbutton');
  name.focus();
  await hears([`textbox, ${t('events.form.name')}, ${kit.field.counter(0, 120)}, required`]);
  await person.paste('Feria');
  day!.focus();
  await hears([
    expect.stringContaining(`group, ${t('events.form.start')}`),
    expect.stringMatching(/^spinbutton, /),
  ]);
  await person.keyboard('31022026');
  const value = expect.stringMatching(/^(?:assertive: |spinbutton, )/);
  await hears([value, value, value, value, value, value, value, value]);
  const incomplete = error(kit, kit.dateField.incompleteTime);
  screen.getByRole('button', { name: t('newEvent.submit') }).focus();
  await hears([`button, ${t('newEvent.submit')}`, `polite: ${incomplete}`]);
  await person.keyboard('{Enter}');
  await hears([`group, ${t('app.form.wrong', { count: 3 })}`]);
  await staysSilent();
  await person.tab();
  await hears([
    `link, ${t('app.form.wrongAt', { field: t('events.form.start'), problem: kit.dateField.incompleteTime })}`,
  ]);
  await person.keyboard('{Enter}');
  await hears([
    expect.stringMatching(`^group, ${t('events.form.start')}, .*${incomplete}$`),
    expect.stringMatching(`^spinbutton, .*${incomplete}, invalid, required, current value 31$`),
  ]);
  await staysSilent();
});

it('finds the events of a day by the keys of the month, and opens one', async () => {
  const { t, kit, person, hears } = await openWithReader(eventPaths.calendar.href({ date: '2026-12-03' }));
  await screen.findByRole('button', { name: new RegExp(events.ensayo.name) });
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(formatTag('es'), { ...options, timeZone: 'UTC' }).format(new Date(day));
  const cell = (day: string, count = 0) =>
    expect.stringMatching(
      `^gridcell, ${format({ weekday: 'long', day: 'numeric', month: 'long' }, day)}${count ? `, ${kit.calendar.events(count)} ` : '$'}`,
    );
  const month = format({ month: 'long', year: 'numeric' }, '2026-12-03');
  const grid = [`group, ${t('events.title')}`, `grid, ${month}, ${kit.calendar.keys}`];
  screen
    .getAllByRole('gridcell')
    .find(({ tabIndex }) => tabIndex === 0)!
    .focus();
  await hears([...grid, cell('2026-12-03', 4)]);
  await person.keyboard('{ArrowRight}');
  await hears([cell('2026-12-04')]);
  await person.keyboard('{ArrowLeft}{Enter}');
  await hears([cell('2026-12-03', 4), expect.stringMatching(`^button, .*${events.ensayo.name}$`)]);
  await person.keyboard('{ArrowDown}');
  await hears([expect.stringMatching(`^button, .*${events.consejo.name}.*${kit.calendar.tentative}$`)]);
  await person.keyboard('{Enter}');
  await hears([`dialog, ${events.consejo.name}`]);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(t('audience.named.all'));
  expect((await readAloud(dialog)).slice(0, 9)).toEqual([
    `dialog, ${events.consejo.name}`,
    `heading, ${events.consejo.name}, level 2`,
    `button, ${kit.dialog.close}`,
    t('events.status.tentative'),
    'term',
    t('events.when'),
    'definition',
    expect.stringContaining('11:00'),
    expect.any(String),
  ]);
  await person.keyboard('{Escape}');
  await hears([...grid, expect.stringMatching(`^button, .*${events.consejo.name}`)]);
  await person.keyboard('{Escape}');
  await hears([cell('2026-12-03', 4)]);
});

it('starts a drill after its confirmation', async () => {
  const { t, kit, person, hears, calls } = await openWithReader(notificationPaths.createAlert.href({}));
  const evacuation = t('notifications.alertKind.evacuation');
  (await screen.findByRole('radio', { name: evacuation })).focus();
  await person.keyboard(' ');
  await hears([
    `radiogroup, ${t('notifications.form.alertKind')}, ${t('notifications.form.alertKindHelp')}, required`,
    `radio, ${evacuation}, not checked`,
    expect.stringContaining(t('audience.count', { count: 96 })),
  ]);
  await person.tab();
  await person.keyboard('{ArrowDown}');
  const mode = `radiogroup, ${t('notifications.form.mode')}, `;
  await hears([
    expect.stringContaining(mode),
    `radio, ${t('notifications.form.real')}, ${t('notifications.form.realHelp')}, checked`,
    `radio, ${t('notifications.drill')}, ${t('notifications.form.drillHelp')}, checked`,
  ]);
  screen.getByRole('button', { name: t('notifications.form.startDrill') }).focus();
  await person.keyboard('{Enter}');
  const start = `button, ${t('notifications.form.startDrill')}`;
  const body = t('notifications.confirm.bodyCounted', { count: 96 });
  const question = `dialog, ${t('notifications.confirm.drill')}, ${body}`;
  await hears([start, question]);
  expect(await readAloud(screen.getByRole('dialog'))).toEqual([
    question,
    `heading, ${t('notifications.confirm.drill')}, level 2`,
    body,
    `button, ${kit.dialog.close}`,
    `form, ${t('notifications.confirm.drill')}`,
    expect.any(String),
    `button, ${t('notifications.confirm.showPeople')}`,
    start,
    `button, ${t('notifications.confirm.back')}`,
  ]);
  await person.keyboard('{Escape}');
  await hears([start]);
  await person.keyboard('{Enter}');
  await hears([question]);
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: t('notifications.form.startDrill') })
    .focus();
  await person.keyboard('{Enter}');
  await hears([
    start,
    `main, ${t('notifications.newAlert')}`,
    `polite: ${kit.tone.positive} ${t('notifications.created')}`,
  ]);
  expect(calls.filter(({ operationId }) => operationId === 'createNotification')).toHaveLength(1);
});
