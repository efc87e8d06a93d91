import { routePath } from '../../router/routePath.ts';
import { oneOf } from '../../router/searchParams.ts';

/** Sections of the account; the default is the record. */
export const profileParts = ['password', 'pin', 'devices', 'preferences'] as const;

export const profilePaths = {
  detail: routePath('/app/profile', { part: oneOf(profileParts) }),
};
