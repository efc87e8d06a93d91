import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { formatRut, normalizeRut } from '@school/domain/rut';
import { call, words } from './journey.ts';

/** A text that must not stay on the device, and what it is. */
export interface Secret {
  name: string;
  text: string;
}

const pin = () => String(randomInt(100_000, 1_000_000));

/** A RUT with its check digit, as it is typed. */
function randomRut(): string {
  const number = String(randomInt(30_000_000, 99_000_000));
  const sum = [...number]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return `${number}-${'0123456789K0'[11 - (sum % 11)]}`;
}

/** The notations of a RUT, of which each would be a finding. */
const notations = (rut: string): string[] => [...new Set([rut, normalizeRut(rut), formatRut(rut)])];

const isShown = async (field: Locator) => (await field.isVisible()) && (await field.isEditable());

/**
 * Types a new secret into each field on the screen that takes one: passwords, PINs, RUTs and passports.
 * @returns the secrets.
 */
export async function typeSecrets(page: Page, place: string): Promise<Secret[]> {
  const typed: Secret[] = [];
  const type = async (fields: Locator, kind: string, create: () => string) => {
    for (const field of await fields.all()) {
      if (!(await isShown(field))) continue;
      const text = create();
      await field.fill(text);
      const texts = kind === 'RUT' ? notations(text) : [text];
      typed.push(...texts.map((one) => ({ name: `${kind} typed at ${place}`, text: one })));
    }
  };
  const named = (id: string) => page.getByRole('textbox', { name: words(id) });
  const pins = page.locator('input[inputmode="numeric"][pattern^="[0-9]"]');
  const passwords = page.locator('input[type="password"]:not([inputmode="numeric"])');
  await type(passwords, 'password', () => `Clave-${randomUUID().slice(0, 13)}`);
  await type(pins, 'PIN', pin);
  await type(named('users.form.rut'), 'RUT', randomRut);
  await type(named('users.form.passport'), 'passport', () => `P${pin()}X`);
  return typed;
}

/** Reads the RUTs and passports of all persons from the server. */
export async function readIdentities(request: APIRequestContext, token: string): Promise<Secret[]> {
  const get = async <Data>(path: string) =>
    ((await (await call(request, 'GET', path, { token })).json()) as { data: Data }).data;
  const people = await get<{ id: string }[]>('/api/v1/users?per_page=100');
  const secrets: Secret[] = [];
  for (const { id } of people) {
    const { rut, passport } = await get<{ rut: string | null; passport: string | null }>(
      `/api/v1/users/${id}`,
    );
    for (const text of rut ? notations(rut) : []) secrets.push({ name: `RUT of ${id}`, text });
    if (passport) secrets.push({ name: `passport of ${id}`, text: passport });
  }
  return secrets;
}
