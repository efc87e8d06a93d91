import type { School } from '../../apps/provider/src/testing/openSchool.ts';

// What is sent so that an operation succeeds.
export const password = 'un caballo correcto';

export const notice = {
  title: 'Reunión',
  content: 'El jueves a las 18.',
  audience: { scope: 'all' },
  status: 'sent',
} as const;
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

/** What the mail of a lost password holds. */
export async function resetLink(school: School): Promise<{ token: string; email: string }> {
  await school.db.deleteFrom('rate_limits').execute();
  // Its mails would not come here.
  await school.arrange((tenant) => tenant.deleteFrom('smtp_settings').execute());
  const sent = school.mails.length;
  const email = 'asistente@aromos.example';
  await school.call('requestPasswordReset', { body: { email } });
  // A mail that somebody else asked for a moment ago may come first.
  const arrived = () =>
    school.mails.slice(sent).find(({ to, text }) => to.address === email && /\?\S*token=/.test(text));
  while (!arrived()) await new Promise((resolve) => setImmediate(resolve));
  const link = new URL(/http\S+/.exec(arrived()!.text)![0]);
  return { token: link.searchParams.get('token')!, email: link.searchParams.get('email')! };
}
