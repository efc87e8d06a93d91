import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { School } from './openSchool.ts';

/** Adds sign-ups whose addresses wait for their confirmation. */
export async function addWaitingSignUps(tx: CollegeTransaction, count: number): Promise<void> {
  await sql`insert into sign_ups (college_id, hash, name, first_lastname, email, password_hash, offers, expires_at)
    select id, decode(md5(number::text), 'hex'), 'Ana', 'Soto', number || '@correo.example', '', false, 'infinity'
    from colleges, generate_series(1, ${count}) as number`.execute(tx);
}

/** Returns the secret of the newest link to confirm a sign-up that an address was mailed. */
export async function confirmationToken(school: School, email: string): Promise<string> {
  const find = () =>
    school.mails
      .filter(({ to }) => to.address === email)
      .map(({ text }) => /#confirm=(\S+)/.exec(text)?.[1])
      .findLast((token) => token !== undefined);
  while (!find()) await new Promise((resolve) => setImmediate(resolve));
  return find()!;
}

/** Signs a person up and confirms the address by the mailed link. */
export async function signUp(school: School, email: string, password: string): Promise<void> {
  const names = { name: 'Rocío', first_lastname: 'Ibarra', second_lastname: 'Ñanco' };
  const body = { ...names, email, password, password_confirmation: password };
  await school.call('register', { body });
  const token = await confirmationToken(school, email);
  await school.call('confirmSignUp', { body: { token, password } });
}
