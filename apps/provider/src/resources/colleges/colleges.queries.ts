import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connection.ts';
import { collegeAt, inTenant } from '../../database/tenant.ts';
import type { CollegeRow } from './colleges.present.ts';

/** The school at a domain, read in a transaction of that school: the asking host may be another one's. */
export async function findByDomain(db: Database, domain: string): Promise<CollegeRow | undefined> {
  const id = await collegeAt(db, domain);
  if (!id) return undefined;
  return inTenant(db, id, (tenant) =>
    tenant
      .selectFrom('colleges')
      .selectAll()
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('places')
            .select(['places.id', 'places.name', 'places.main'])
            .whereRef('places.college_id', '=', 'colleges.id')
            .orderBy('places.main', 'desc')
            .orderBy('places.name'),
        ).as('places'),
      )
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}
