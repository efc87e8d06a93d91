import type { Page } from '@playwright/test';
import { call, expect, long, origin, signIn, test, getToken, words } from './journey.ts';
import { messagesWith, openConversation } from './messages.ts';

const site = origin('aromos');

/** A message of the teacher to the assistant: no one else is in their conversation. */
async function sendToAssistant({ request }: Page, body: string): Promise<string> {
  const [teacher, assistant] = [await getToken(request, 'docente'), await getToken(request, 'asistente')];
  const me = await call(request, 'GET', '/api/v1/user', { token: assistant });
  const { data: person } = (await me.json()) as { data: { id: string } };
  const data = { kind: 'direct', user_id: person.id };
  const opened = await call(request, 'POST', '/api/v1/conversations', { token: teacher, data });
  const { data: conversation } = (await opened.json()) as { data: { id: string } };
  const sent = await call(request, 'POST', `/api/v1/conversations/${conversation.id}/messages`, {
    token: teacher,
    data: { client_id: crypto.randomUUID(), body },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return conversation.id;
}

/** Reports a message from its menu. */
async function report(page: Page, text: string): Promise<void> {
  await messagesWith(page, text).getByRole('button', { name: 'Acciones del mensaje' }).click();
  await page.getByRole('menuitem', { name: words('messageReports.report') }).click();
  const dialog = page.getByRole('dialog', { name: words('messageReports.report.title') });
  await dialog.getByRole('radio', { name: words('messageReports.reason.bullying') }).check();
  await dialog.getByRole('button', { name: words('messageReports.report.submit') }).click();
  await expect(page.getByText(words('messageReports.report.done'))).toBeVisible();
}

test(
  'staff read the evidence of a reported message, and remove it from the open screen of the reporter',
  long,
  async ({ page, browser }) => {
    const text = `Nadie te quiere ${crypto.randomUUID().slice(0, 8)}`;
    const id = await sendToAssistant(page, text);
    await openConversation(page, id, 'asistente');
    await report(page, text);

    const staff = await (await browser.newContext({ baseURL: site })).newPage();
    await signIn(staff, 'administrador');
    await staff.goto(`${site}/messenger`);
    await staff.getByRole('link', { name: words('messageReports.title') }).click();
    await staff.getByRole('link', { name: text }).click();
    const evidence = staff.getByRole('region', { name: words('messageReports.evidence') });
    await expect(evidence.getByText(text)).toBeVisible();
    await staff.getByRole('button', { name: words('messageReports.remove') }).click();
    await staff
      .getByRole('alertdialog')
      .getByRole('button', { name: words('messageReports.remove') })
      .click();
    await expect(staff.getByText(words('messageReports.removed'))).toBeVisible();
    await expect(evidence.getByText(text)).toBeVisible();

    await expect(messagesWith(page, text)).toHaveCount(0);

    await staff.getByRole('button', { name: words('messageReports.handle') }).click();
    const dialog = staff.getByRole('dialog', { name: words('messageReports.handle') });
    await dialog.getByRole('radio', { name: words('messageReports.outcome.message_removed') }).check();
    await dialog.getByRole('button', { name: words('messageReports.handleSubmit') }).click();
    await expect(staff.getByText(words('messageReports.handledBy'))).toBeVisible();
    await staff.context().close();
  },
);
