import { allows, type Audience, completeAudience, type Permission, searchWords } from '@school/domain';
import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import type { Person } from '../../security/auth.ts';
import { forbidden } from '../../httpError.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { PersonNameRow } from '../accounts/names.queries.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { visibleMembers } from '../users/users.policy.ts';
import { findPeople } from './people.queries.ts';
import { countGroups, countRecipients, reachedBy } from './audiences.queries.ts';

const writing: Permission[] = [
  'posts.write',
  'events.write',
  'notifications.send',
  'emergency.start',
  'documents.write',
];

async function findSample(
  tx: CollegeTransaction,
  audience: Audience,
  person: Person,
): Promise<PersonNameRow[]> {
  const { rows } = await sql<PersonNameRow>`
    select id, name, first_lastname, second_lastname, avatar_id from users u
    where u.status = 'active' and ${reachedBy(audience)} and ${visibleMembers(person)} order by ${byName('name')}, id limit 10`.execute(
    tx,
  );
  return rows;
}

/** Finds the people in the audience who are excluded by id or suspended; pending sign-ups are not included. */
async function findExcluded(
  tx: CollegeTransaction,
  audience: Audience,
  person: Person,
): Promise<(PersonNameRow & { active: boolean })[]> {
  const { rows } = await sql<PersonNameRow & { active: boolean }>`
    select id, name, first_lastname, second_lastname, avatar_id, status = 'active' as active from users u
    where ${reachedBy({ ...audience, exclude_user_ids: [] })}
      and (u.status = 'suspended' or u.id = any(${audience.exclude_user_ids}::uuid[])) and ${visibleMembers(person)}
    order by ${byName('name')}, id limit 100`.execute(tx);
  return rows;
}

/** @throws HttpError 403 unless the person may write to audiences. */
function rejectReaders(person: Person): void {
  if (!person.permissions.some(({ permission }) => writing.includes(permission))) throw forbidden();
}

export const audiencesHandlers = {
  countAudienceGroups: async ({ tx, person }) => {
    rejectReaders(person);
    return { status: 200, body: { data: await countGroups(tx) } };
  },

  searchAudience: async ({ tx, person, body, query }) => {
    const audience = completeAudience(body.audience);
    const sending: Permission[] = ['emergency.start', 'notifications.send'];
    const mayReach = (requested: Permission) => allows(person, requested, { author_id: person.id, audience });
    if (!sending.some(mayReach)) throw forbidden();
    const page = pageFrom(query);
    const { rows, total } = await findPeople(tx, audience, searchWords(query.q), page);
    const path = '/api/v1/audiences/people';
    return { status: 200, body: pageBody(path, query, page, total, rows.map(presentPerson)) };
  },

  previewAudience: async ({ tx, person, body }) => {
    rejectReaders(person);
    // Deleted parts of a stored audience reach no one, so they do not change the count.
    const audience = completeAudience(body.audience);
    // Counts all recipients, but names only people that this person may see elsewhere.
    const count = await countRecipients(tx, audience);
    const sample = (await findSample(tx, audience, person)).map(presentPerson);
    const excluded = (await findExcluded(tx, audience, person)).map((row) => ({
      person: presentPerson(row),
      reason: row.active ? ('excluded' as const) : ('inactive' as const),
    }));
    return { status: 200, body: { data: { count, sample, excluded } } };
  },
} satisfies Partial<Handlers>;
