import { allows, findScope } from '@school/domain';
import { useCollege, useSession } from '../../data/DataRoot.tsx';

/** The user's permissions in the address book. */
export type ContactPermissions = {
  /** Whether they may add contacts. */
  mayAdd: boolean;
  /** Whether they may write only for their own places. */
  ownOnly: boolean;
  /** The places that they may choose. */
  places: readonly { id: string; name: string }[];
};

/** Returns the user's permissions in the address book. */
export function useContactPermissions(): ContactPermissions {
  const { user } = useSession();
  const all = useCollege()?.places ?? [];
  const ownOnly = user !== null && findScope(user, 'contacts.write') !== 'any';
  const places = ownOnly ? all.filter(({ id }) => user.place_ids.includes(id)) : all;
  return {
    mayAdd: user !== null && allows(user, 'contacts.write') && (!ownOnly || places.length > 0),
    ownOnly,
    places,
  };
}
