import { randomUUID } from 'node:crypto';
import type { School } from '../../apps/provider/src/testing/openSchool.ts';
import { linkValues } from '../../apps/provider/src/testing/linkValues.ts';
import { confirmationToken } from '../../apps/provider/src/testing/signUps.ts';

// The requests with which each operation succeeds.
export const password = 'un caballo correcto';

export const notice = {
  title: 'Reunión',
  content: 'El jueves a las 18.',
  audience: { scope: 'all' },
  status: 'sent',
} as const;
/** Returns a push subscription of a new device; the keys are those of RFC 8291, appendix A. */
export const pushSubscription = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});
export const drill = { emergency: true, mode: 'drill' };

export const profile = {
  _method: 'PUT',
  name: 'Marcela',
  first_lastname: 'Fuentes',
  second_lastname: 'Rojas',
  email: 'administrador@aromos.example',
  rut: '12.345.678-5',
  phone: '+56900006166',
  birthdate: '1979-05-14',
};

/** Returns the token and address of the link in a password recovery mail. */
export async function resetLink(school: School): Promise<{ token: string; email: string }> {
  await school.db.deleteFrom('rate_limits').execute();
  // With SMTP settings, mails would not reach the test's mailer.
  await school.arrange((tx) => tx.deleteFrom('smtp_settings').execute());
  const sent = school.mails.length;
  const email = 'asistente@aromos.example';
  await school.call('requestPasswordReset', { body: { email } });
  // A mail of an earlier request may arrive first.
  const arrived = () =>
    school.mails.slice(sent).find(({ to, text }) => to.address === email && /#\S*token=/.test(text));
  while (!arrived()) await new Promise((resolve) => setImmediate(resolve));
  const link = linkValues(/http\S+/.exec(arrived()!.text)![0]);
  return { token: link.get('token')!, email: link.get('email')! };
}

/** Returns the token of the link in the mail about a sign-up. */
export async function confirmationLink(school: School): Promise<string> {
  await school.db.deleteFrom('rate_limits').execute();
  await school.arrange((tx) => tx.deleteFrom('smtp_settings').execute());
  const email = `${randomUUID()}@correo.example`;
  const chosen = { password, password_confirmation: password };
  await school.call('register', { body: { name: 'Ana', first_lastname: 'Soto', email, ...chosen } });
  return confirmationToken(school, email);
}
