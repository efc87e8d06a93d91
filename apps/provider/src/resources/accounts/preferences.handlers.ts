import type { Preferences, PreferencesUpdate } from '@school/domain';
import type { Handlers } from '../../http/contract/handler.ts';
import { invalid, notFound } from '../../httpError.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribeToken.ts';
import { changePreferences, findPreferences } from './preferences.queries.ts';
import { unsubscribe } from './unsubscribe.commands.ts';

/** @throws HttpError 422 for a kind that the school locked, and for quiet hours without a length. */
function rejectInvalid({ email, quiet_hours }: PreferencesUpdate, { emails }: Preferences): void {
  const isLocked = email && emails.some(({ kind, locked }) => kind === email.kind && locked);
  if (isLocked) throw invalid({ 'email.frequency': ['The school sends these e-mails to everyone.'] });
  if (quiet_hours && quiet_hours.from === quiet_hours.to)
    throw invalid({ 'quiet_hours.to': ['The quiet hours must not end when they start.'] });
}

/** Handlers for a person's preferences for e-mails and push messages. */
export const preferencesHandlers = {
  getPreferences: async ({ tx, college, person }) => ({
    status: 200,
    body: { data: (await findPreferences(tx, { college_id: college.id, id: person.id }))! },
  }),

  updatePreferences: async ({ tx, college, person, body }) => {
    const key = { college_id: college.id, id: person.id };
    rejectInvalid(body, (await findPreferences(tx, key))!);
    const { email, push, ...change } = body;
    const emails = email ? { [email.kind]: email.frequency } : {};
    await changePreferences(tx, key, {
      ...change,
      emails,
      pushes: push ? { [push.kind]: push.enabled } : {},
    });
    return { status: 200, body: { data: (await findPreferences(tx, key))! } };
  },

  unsubscribeFromEmails: async ({ tx, college, services, path, source, now, forgetKey }) => {
    const unsubscription = readUnsubscribeToken(services.encryption, college.id, path.token);
    if (!unsubscription) throw notFound();
    const hasChanged = await unsubscribe(tx, unsubscription, { collegeId: college.id, source, now });
    if (hasChanged === undefined) throw notFound();
    if (!hasChanged) forgetKey();
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
