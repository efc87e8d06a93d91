import type { Handlers } from '../../plugins/contract/handler.ts';
import { notFound } from '../../plugins/httpError.ts';
import { userOfUnsubscribeToken } from '../../mail/unsubscribeToken.ts';
import { changePreferences, findPreferences } from './preferences.queries.ts';

/** Handlers for how a person wants notifications. */
export const preferencesHandlers = {
  getPreferences: async ({ tx, college, person }) => ({
    status: 200,
    body: { data: await findPreferences(tx, { college_id: college.id, id: person.id }) },
  }),

  updatePreferences: async ({ tx, college, person, body }) => {
    const own = { college_id: college.id, id: person.id };
    return { status: 200, body: { data: (await changePreferences(tx, own, body))! } };
  },

  unsubscribeFromEmails: async ({ tx, college, services, path }) => {
    const id = userOfUnsubscribeToken(services.encryption, college.id, path.token);
    const change = { email_notifications: 'app_only' as const };
    const changed = id && (await changePreferences(tx, { college_id: college.id, id }, change));
    if (!changed) throw notFound();
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
