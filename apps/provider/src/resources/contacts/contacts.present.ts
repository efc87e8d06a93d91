import type { Contact } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { findCommune } from '../communes.ts';
import { getAllowedContactActions } from './contacts.policy.ts';
import type { ContactRow } from './contacts.queries.ts';

export const toPlaceIds = ({ places }: ContactRow) => places.map(({ id }) => id);

/** Converts a contact to the form that this person sees. */
export function presentContact(row: ContactRow, person: Person): Contact {
  const { id, kind, name, organisation, position, category, emails, phones, address, places } = row;
  const { first_lastname, second_lastname, emergency, notes, version } = row;
  return {
    id,
    kind,
    name,
    first_lastname,
    second_lastname,
    organisation,
    position,
    category,
    emails,
    phones,
    address,
    commune: findCommune(row.commune_id),
    places,
    emergency,
    notes,
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: getAllowedContactActions(person, toPlaceIds(row)),
  };
}
