import { demoPasswords } from '@school/domain/fixtures';
import { expect } from 'vitest';
import { forgetSmtpSettings } from '../resources/smtpSettings/smtpSettings.queries.ts';
import type { Host, School } from './openSchool.ts';

/**
 * Stores the settings of a school's mail server, and waits until the installation's server has sent the e-mails about that:
 * the others can be counted then.
 */
export async function nameMailServer(
  school: School,
  { token, host, body }: { token: string; host: Host; body: object },
): Promise<void> {
  await school.arrange(async (tx) => {
    const settings = await tx.selectFrom('smtp_settings').selectAll().executeTakeFirst();
    if (settings) for (const part of forgetSmtpSettings(settings)) await part.execute(tx);
  }, host);
  const listJobs = () =>
    school.arrange(
      (tx) =>
        tx
          .selectFrom('email_jobs')
          .select(['id', 'sent_at', 'problem', 'error', 'attempts', 'next_attempt_at', 'lease'])
          .execute(),
      host,
    );
  const before = new Set((await listJobs()).map(({ id }) => id));
  const current_password = demoPasswords[host.split('.')[0] as keyof typeof demoPasswords];
  const answer = await school.call('updateSmtpSettings', {
    token,
    host,
    body: { ...body, current_password },
  });
  expect(answer.status).toBe(200);
  const about = (await listJobs()).map(({ id }) => id).filter((id) => !before.has(id));
  const isOpen = ({ id, sent_at }: { id: string; sent_at: Date | null }) => about.includes(id) && !sent_at;
  await expect.poll(async () => (await listJobs()).filter(isOpen)).toEqual([]);
  if (about.length > 0)
    await school.arrange((tx) => tx.deleteFrom('email_jobs').where('id', 'in', about).execute(), host);
  const others = school.mails.filter(({ subject }) => !subject.startsWith('Se cambió el servidor de correo'));
  school.mails.splice(0, school.mails.length, ...others);
}
