import { allows, scopeOf } from '@school/domain';
import { useCollege, useSession } from '../data/DataRoot.tsx';

/** What somebody may do in the address book. */
export type ContactRights = {
  /** They may add contacts. */
  mayAdd: boolean;
  /** They write only what is for places of their own. */
  ownOnly: boolean;
  /** The places that they may choose. */
  places: readonly { id: string; name: string }[];
};

/** Reads what the person may do in the address book. */
export function useContactRights(): ContactRights {
  const { user } = useSession();
  const all = useCollege()?.places ?? [];
  const ownOnly = user !== null && scopeOf(user, 'contacts.write') !== 'any';
  const places = ownOnly ? all.filter(({ id }) => user.place_ids.includes(id)) : all;
  return {
    mayAdd: user !== null && allows(user, 'contacts.write') && (!ownOnly || places.length > 0),
    ownOnly,
    places,
  };
}
