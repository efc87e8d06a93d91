import type { Audience } from '@school/domain';

/**
 * Returns an audience for readers who may not edit the record: without the people that it names or excludes. That it names
 * people at all stays visible, so that it doesn't seem to be for no one.
 */
export function readersAudience(audience: Audience): Audience {
  if (audience.user_ids.length === 0 && audience.exclude_user_ids.length === 0) return audience;
  const named = audience.user_ids.length > 0 ? { has_people: true } : {};
  return { ...audience, user_ids: [], exclude_user_ids: [], ...named };
}
