import type { Audience } from '@school/domain';

/**
 * Returns an audience for those who may not edit the record: whom else it names or leaves out is none of their business. That
 * it names people at all stays visible, so that nobody reads that it is for no one.
 */
export function readersAudience(audience: Audience): Audience {
  if (audience.user_ids.length === 0 && audience.exclude_user_ids.length === 0) return audience;
  const named = audience.user_ids.length > 0 ? { has_people: true } : {};
  return { ...audience, user_ids: [], exclude_user_ids: [], ...named };
}
