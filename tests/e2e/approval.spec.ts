import type { APIRequestContext, Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { call, expect, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';

// A wrong PIN answers 422, and the browser reports that in its console.
test.use({ allowed: [[/Failed to load resource.*422/], { option: true }] as never });
// An alert covers the pages of its audience, and a request those of the other people who may start alerts: no other journey of
// this school signs these people in. The head has no course, so the drill of alertMail.spec.ts does not cover their page.
const school = 'puertoclaro';
const pin = '7193';

async function read<Data>(request: APIRequestContext, role: string, path: string): Promise<Data> {
  const token = await getToken(request, role, school);
  return ((await (await call(request, 'GET', path, { token, school })).json()) as { data: Data }).data;
}

/** Sets in the school's form whether real alerts need a second person. */
async function setRequired(page: Page, isRequired: boolean): Promise<void> {
  await page.goto(`${origin(school)}/admin/school?edit=1`);
  await page.getByRole('checkbox', { name: words('school.form.alertApproval') }).setChecked(isRequired);
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByText(words('school.changed')).first()).toBeVisible();
}

/** Requests approval of a real alert for one reader, and opens its page. */
async function requestAlert(page: Page, request: APIRequestContext, title: string): Promise<string> {
  const reader = await read<{ id: string }>(request, 'lectura', '/api/v1/user');
  const answer = await call(request, 'POST', '/api/v1/notifications', {
    token: await getToken(request, 'administrador', school),
    school,
    data: {
      title,
      content: 'Salgan al patio norte.',
      audience: { scope: 'restricted', user_ids: [reader.id] },
      status: 'sent',
      emergency: true,
      mode: 'real',
      alert_kind: 'gas',
      pin,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string } };
  await page.goto(`${origin(school)}/college-notifications/${data.id}`);
  await expect(page.getByText(words('notifications.approval.waiting')).first()).toBeVisible();
  return data.id;
}

const received = async (request: APIRequestContext, id: string) => {
  const alerts = await read<{ id: string }[]>(request, 'lectura', '/api/v1/emergencies/ongoing');
  return alerts.some((alert) => alert.id === id);
};

/** Ends an alert, so that it covers no page of a later journey. */
async function end(request: APIRequestContext, id: string): Promise<void> {
  const token = await getToken(request, 'administrador', school);
  const data = { content: 'Terminó.', pin };
  await call(request, 'POST', `/api/v1/notifications/${id}/all-clear`, { token, school, data });
}

test('a real alert waits for a second person, or is sent without approval for a reason', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: origin(school) });
  const theirs = await context.newPage();
  await signIn(page, 'administrador', school);
  await setRequired(page, true);
  await signIn(theirs, 'direccion', school);
  await theirs.goto(`${origin(school)}/blog`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = theirs.getByRole('dialog', { name: words('emergencies.approval.title') });

  await test.step('a request opens on the screen of the second person, who approves it', async () => {
    const title = uniqueTitle('Fuga de gas');
    const id = await requestAlert(page, request, title);
    await expect(dialog).toContainText(title);
    await checkAccessibility(theirs, 'the request for approval');
    await dialog.getByRole('button', { name: words('emergencies.approval.later') }).click();
    await theirs.getByRole('button', { name: words('emergencies.approval.review') }).click();
    const approve = dialog.getByRole('button', { name: words('emergencies.approval.approve') });
    await dialog.getByLabel(words('notifications.confirm.pin')).fill('1111');
    await approve.click();
    await expect(dialog.getByText(words('notifications.confirm.pinWrong', { attempts: 4 }))).toHaveCount(1);
    await expect(dialog.getByLabel(words('notifications.confirm.pin'))).toBeFocused();
    expect(await received(request, id)).toBe(false);
    await theirs.keyboard.type(pin);
    await approve.click();
    await expect(theirs.getByText(words('emergencies.approval.approved'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await received(request, id)).toBe(true);
    await expect(page.getByText(/^Aprobada por /)).toBeVisible();
    await end(request, id);
  });

  await test.step('its starter sends it without approval, and the report says why', async () => {
    const title = uniqueTitle('Fuga de gas');
    const id = await requestAlert(page, request, title);
    await expect(dialog).toContainText(title);
    await page.getByRole('button', { name: words('notifications.approval.skip') }).click();
    const question = page.getByRole('dialog', { name: words('notifications.approval.skipTitle') });
    await checkAccessibility(page, 'the reason for no approval');
    await question.getByRole('button', { name: words('notifications.approval.skip') }).click();
    await expect(question.getByText(words('validation.required')).first()).toBeVisible();
    await question.getByRole('textbox').fill('Nadie responde.');
    await question.getByRole('button', { name: words('notifications.approval.skip') }).click();
    await expect(page.getByText(/ envió la alerta sin aprobación$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await received(request, id)).toBe(true);
    await page.goto(`${origin(school)}/college-notifications/${id}/report`);
    const timeline = page.getByRole('table', { name: words('board.timeline') });
    await expect(timeline).toContainText(words('board.event.approvalSkipped'));
    await expect(timeline).toContainText('Nadie responde.');
    await end(request, id);
  });

  await setRequired(page, false);
  await context.close();
});
