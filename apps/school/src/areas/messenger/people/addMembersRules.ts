import { membersWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Form values of people to add to a group. */
export type AddMembersValues = { user_ids: readonly string[] };

/** Returns the rules of people to add: at least one, and no more than `free`. */
export const addMembersRules =
  (free: number) =>
  ({ user_ids }: AddMembersValues): FieldErrors =>
    user_ids.length > free
      ? { user_ids: { id: 'validation.tooMany', values: { max: free } } }
      : flat(validateWith(membersWrite, { user_ids: [...user_ids], role: 'member' }));
