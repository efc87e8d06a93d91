import { createHash } from 'node:crypto';
import { completeAudience } from '@school/domain';
import { writeCalendar } from '../../calendar/ical.ts';
import { hasCalendar } from '../../calendar/queue.ts';
import { newId } from '../../newId.ts';
import { personById } from '../../security/auth.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { invalid, notFound } from '../../httpError.ts';
import { hashOfSecret, newSecret } from '../../security/secret.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';
import { type EventRow, findFeedEvents } from './events.queries.ts';
import { presentFeed } from './feeds.present.ts';
import {
  findFeedByHash,
  findFeeds,
  insertFeed,
  lockFeeds,
  noteFeedUse,
  removeFeed,
} from './feeds.queries.ts';

const mostFeeds = 10;
const year = 366 * 86_400_000;
const noteUseEvery = 3600_000;

/**
 * Returns a weak ETag that changes with every added, changed or removed event: it hashes everything that the feed's text is
 * rendered from.
 */
function computeEtag(name: string, events: readonly EventRow[]): string {
  const hash = createHash('sha256').update(name);
  for (const { id, version, updated_at, place } of events)
    hash.update(JSON.stringify([id, version, updated_at, place]));
  return `W/"${hash.digest('base64url')}"`;
}

export const feedsHandlers = {
  listCalendarFeeds: async ({ tx, person }) => {
    const feeds = await findFeeds(tx, person.id);
    const meta = { school_calendar: await hasCalendar(tx) };
    return { status: 200, body: { data: feeds.map(presentFeed), meta } };
  },

  createCalendarFeed: async ({ tx, college, person, body, now, origin }) => {
    const { place_ids = [], grade_ids = [], course_ids = [] } = body;
    const chosen = { place_ids, grade_ids, course_ids };
    const unknown = Object.entries((await validateAudience(tx, completeAudience(chosen))).errors);
    const errors = Object.fromEntries(unknown.map(([field, why]) => [field.replace('audience.', ''), why]));
    if (unknown.length > 0) throw invalid(errors);
    if ((await lockFeeds(tx, person.id)) >= mostFeeds)
      throw invalid({
        name: [`There are ${mostFeeds} addresses already. Revoke one that is no longer used.`],
      });
    const { secret, hash } = newSecret();
    const times = { created_at: now, last_used_at: null };
    const feed = { id: newId(now), name: body.name.trim(), ...chosen, ...times };
    await insertFeed(tx, { college_id: college.id, user_id: person.id, hash, ...feed });
    const address = `${origin}/api/v1/calendar/${secret}.ics`;
    return { status: 201, body: { data: { ...presentFeed(feed), address } } };
  },

  revokeCalendarFeed: async ({ tx, person, path }) => {
    if (!(await removeFeed(tx, person.id, path.id))) throw notFound();
    return { status: 204 };
  },

  readCalendarFeed: async ({ tx, college, path, now, ifNoneMatch }) => {
    const feed = await findFeedByHash(tx, hashOfSecret(path.feed_token));
    const person = feed && (await personById(tx, feed.user_id));
    if (!person?.permissions.some(({ permission }) => permission === 'events.view')) throw notFound();
    if (now.getTime() - (feed!.last_used_at?.getTime() ?? 0) > noteUseEvery)
      await noteFeedUse(tx, feed!, now);
    const [starts, ends] = [now.getTime() - year, now.getTime() + 2 * year].map((time) => new Date(time));
    const events = await findFeedEvents(tx, person, feed!, starts!, ends!);
    const name = `${college.short_name} · ${feed!.name}`;
    const headers = { etag: computeEtag(name, events), 'cache-control': 'private, no-cache' };
    if (ifNoneMatch?.split(/,\s*/).includes(headers.etag)) return { status: 304, headers };
    return { status: 200, headers, body: writeCalendar(events, name) };
  },
} satisfies Partial<Handlers>;
