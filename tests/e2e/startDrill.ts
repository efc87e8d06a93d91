import { expect, type APIRequestContext } from '@playwright/test';
import { type School } from './address.ts';
import { call, getToken } from './journey.ts';

interface Person {
  id: string;
  name: string;
  first_lastname: string;
}

/** Returns the user of a role at a school. */
export async function getUser(request: APIRequestContext, role: string, school: School): Promise<Person> {
  const token = await getToken(request, role, school);
  const answer = await call(request, 'GET', '/api/v1/user', { token, school });
  return ((await answer.json()) as { data: Person }).data;
}

/** Sends an answer to an emergency, an update or its end, as `/{id}/update`. */
export async function sendAction(
  request: APIRequestContext,
  { school, role }: { school: School; role: string },
  path: string,
  data: object,
): Promise<void> {
  const token = await getToken(request, role, school);
  const answer = await call(request, 'POST', `/api/v1/notifications${path}`, { token, school, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The drills that the journey of this worker has started. */
const started: { id: string; school: School }[] = [];

/** Ends the drills of `startDrill` that are still open: they would cover the pages of the next journey. */
export async function endDrills({ request }: { request: APIRequestContext }): Promise<void> {
  for (const { id, school } of started.splice(0)) {
    const token = await getToken(request, 'administrador', school);
    const data = { content: 'El ensayo terminó.' };
    const ended = await call(request, 'POST', `/api/v1/notifications/${id}/all-clear`, {
      token,
      school,
      data,
    });
    expect([200, 409], await ended.text()).toContain(ended.status());
  }
}

/**
 * Starts a drill for these roles' users alone, so that it covers no other page. Returns its id. The file of the journey
 * calls `test.afterEach(endDrills)`.
 */
export async function startDrill(
  request: APIRequestContext,
  { school, title, roles }: { school: School; title: string; roles: readonly string[] },
): Promise<string> {
  const users = await Promise.all(roles.map((role) => getUser(request, role, school)));
  const drill = {
    title,
    content: 'Salgan por la escalera norte.',
    audience: { scope: 'restricted', user_ids: users.map(({ id }) => id) },
    status: 'sent',
    emergency: true,
    mode: 'drill',
    alert_kind: 'gas',
  };
  const token = await getToken(request, 'administrador', school);
  const sent = await call(request, 'POST', '/api/v1/notifications', { token, school, data: drill });
  expect(sent.status()).toBe(201);
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  started.push({ id, school });
  return id;
}
