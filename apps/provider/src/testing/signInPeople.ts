import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { newId } from '../newId.ts';
import { newSecret } from '../security/secret.ts';

/**
 * Signs in active people of Los Aromos without the cost of their passwords.
 * @returns their tokens, the administrator's first.
 */
export async function signInPeople(owner: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ college_id: string; id: string }>`
    select u.college_id, u.id from users u
    join college_domains d on d.college_id = u.college_id and d.domain = 'aromos.localhost'
    where u.status = 'active' order by u.email <> 'administrador@aromos.example', u.id limit ${count}`.execute(
    owner,
  );
  const now = new Date();
  const people = rows.map(({ college_id, id }) => ({ college_id, user_id: id, ...newSecret() }));
  await owner
    .insertInto('tokens')
    .values(
      people.map(({ college_id, user_id, hash }) => ({
        college_id,
        id: newId(now),
        user_id,
        hash,
        device_name: null,
        browser: null,
        system: null,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })),
    )
    .execute();
  return people.map(({ secret }) => secret);
}
