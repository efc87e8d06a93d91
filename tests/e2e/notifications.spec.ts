import type { Page } from '@playwright/test';
import { call, expect, openHome, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';

// Two people at two browsers, one after the other.

interface Choice {
  id: string;
  name: string;
}

type Request = Parameters<typeof call>[0];

/** A course that both the inspector and the teacher of the demo belong to, so that either may write to the other. */
async function sharedCourse(request: Request): Promise<Choice> {
  const read = async <Data>(token: string, path: string) =>
    ((await (await call(request, 'GET', path, { token })).json()) as { data: Data }).data;
  const [inspector, teacher] = [await getToken(request, 'inspectoria'), await getToken(request, 'docente')];
  const of = (token: string) => read<{ course_ids: string[] }>(token, '/api/v1/user');
  const courses = await read<Choice[]>(inspector, '/api/v1/courses');
  const theirs = (await of(teacher)).course_ids;
  const ownCourses = (await of(inspector)).course_ids;
  const course = courses.find(({ id }) => theirs.includes(id) && ownCourses.includes(id));
  if (!course) throw new Error('The demo has no course of both the inspector and the teacher.');
  return course;
}

async function fill(page: Page, title: string, course: Choice): Promise<void> {
  await page.goto('/college-notifications/new-notification');
  await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
  await page
    .getByRole('textbox', { name: words('notifications.form.content') })
    .fill('Sala 12, desde las 11:30.');
  await page.getByRole('treeitem', { name: new RegExp(`^${course.name} `) }).click();
  await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
}

const submit = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true }).last();

test('a notification to a course appears on an open screen, is read, and its sender sees the read count', async ({
  page,
  browser,
  request,
}) => {
  const course = await sharedCourse(request);
  const title = uniqueTitle('Cambio de sala');
  const theirContext = await browser.newContext({ baseURL: origin('aromos') });
  const theirs = await theirContext.newPage();
  await signIn(theirs, 'docente');
  await theirs.goto('/notifications');
  await expect(theirs.getByRole('list', { name: words('received.title') })).toBeVisible();
  // The stream is open, so later notifications arrive as events.
  await theirs.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === 'school.events.2'),
  );

  await signIn(page, 'inspectoria');
  await fill(page, title, course);
  await submit(page, 'notifications.form.send').click();
  await expect(page.getByText(words('notifications.created')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await test.step('a recipient sees it without a reload, and opens it', async () => {
    const row = theirs.getByRole('listitem').filter({ hasText: title });
    // Notifications of other journeys may wait behind the button before this one.
    await expect(async () => {
      await theirs.getByRole('button', { name: /^Mostrar \d+ notificaci/ }).click();
      expect(await row.count()).toBe(1);
    }).toPass();
    await expect(row.getByText(words('received.new'))).toBeVisible();
    await row.getByRole('link', { name: title }).click();
    await expect(theirs.getByText('Sala 12, desde las 11:30.')).toBeVisible();
    await theirs.getByRole('link', { name: words('received.back') }).click();
    await expect(row).toBeVisible();
    await expect(row.getByText(words('received.new'))).toHaveCount(0);
  });

  await test.step('the sender sees who opened it', async () => {
    await page.reload();
    await expect(page.getByText(/^Vista por 1 de \d+\.$/)).toBeVisible();
    await page.goto(`/college-notifications?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuenow', '1');
  });
  await theirContext.close();
});

test('two tabs of one browser share one stream', async ({ page, context }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/stream') streams.push(request.url());
  });
  await signIn(page, 'docente');
  await openHome(page);
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await second.goto('/notifications');
  await expect(second.getByRole('list', { name: words('received.title') })).toBeVisible();
  // The second tab waits for the lock of the first.
  await second.waitForFunction(async () => {
    const { held, pending } = await navigator.locks.query();
    const ours = ({ name }: LockInfo) => name === 'school.events.2';
    return held?.filter(ours).length === 1 && pending?.filter(ours).length === 1;
  });
  expect(streams).toHaveLength(1);
});
