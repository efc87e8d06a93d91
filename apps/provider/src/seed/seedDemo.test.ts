import { existsSync } from 'node:fs';
import {
  audienceReaches,
  settledAudience,
  blockDocumentProblems,
  isTrivialPin,
  postWriteLimits,
  type Block,
  type InlineNode,
  type ListItem,
  type TableCell,
  type TableRow,
} from '@school/domain';
import { describe, expect, it } from 'vitest';
import { demoContent } from '../../seed/content.ts';
import { toId } from '../../seed/ids.ts';
import { rutDigit } from '../../seed/people.ts';
import { at, toDay, schoolDay, spanishDate, toWeekday, withDates } from '../../seed/clock.ts';
import type { DemoPost, DemoSchool } from '../../seed/shape.ts';

const seedFolder = new URL('../../seed/', import.meta.url);
const now = new Date('2026-11-21T12:00:00Z');
const schools = demoContent(now);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

function listIds(school: DemoSchool): string[] {
  const lists = [
    school.roles,
    school.places,
    school.grades,
    school.courses,
    school.people,
    school.categories,
    school.posts,
    school.notifications,
    school.events,
    school.conversations,
    school.conversations.flatMap(({ messages }) => messages),
  ];
  return [school.college.id, ...lists.flatMap((list) => list.map((record) => record.id))];
}

const getState = (post: DemoPost) =>
  post.status === 'published' && post.published_at! > now.toISOString() ? 'scheduled' : post.status;

/** Returns sentences that are long enough to reveal duplicates. */
const listSentences = (school: DemoSchool) =>
  [
    ...school.posts.flatMap((post) => [post.title, ...texts(post.body.content)]),
    ...school.notifications.flatMap((notice) => [notice.title, notice.content]),
    ...school.events.flatMap((event) => [event.name, event.description]),
  ].map((text) => text.trim());

function texts(nodes: readonly (Block | ListItem | TableRow | TableCell | InlineNode)[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return node.text.length > 20 ? [node.text] : [];
    return 'content' in node && node.content ? texts(node.content) : [];
  });
}

describe('the school calendar', () => {
  const friday = toDay(new Date('2026-11-20T15:00:00Z'));

  it('counts days in the school’s time zone', () => {
    expect(toDay(new Date('2026-11-21T02:59:00Z'))).toBe(friday);
    expect(toWeekday(friday)).toBe(5);
    expect(at(friday, '08:00').toISOString()).toBe('2026-11-20T11:00:00.000Z');
  });

  it('handles winter time', () => {
    const winter = toDay(new Date('2026-07-15T15:00:00Z'));
    expect(at(winter, '08:00').toISOString()).toBe('2026-07-15T12:00:00.000Z');
  });

  it('skips weekends', () => {
    expect(schoolDay(friday, 1)).toBe(friday + 3);
    expect(schoolDay(friday + 1, 0)).toBe(friday);
    expect(schoolDay(friday + 2, -1)).toBe(friday - 1);
  });

  it('formats dates in Spanish', () => {
    expect(spanishDate(friday)).toBe('viernes 20 de noviembre');
    expect(withDates('{+2}, {-1}, {sab+1}, {mie+0}, {vie+0}', friday)).toBe(
      'martes 24 de noviembre, jueves 19 de noviembre, sábado 28 de noviembre, miércoles 25 de noviembre, viernes 27 de noviembre',
    );
  });
});

it.each(['2026-12-31T23:30:00-03:00', '2027-04-05T06:00:00-04:00', '2026-09-06T12:00:00-03:00'])(
  'keeps the states of posts on %s',
  (moment) => {
    const day = new Date(moment);
    for (const { posts } of demoContent(day)) {
      const coming = posts.filter((post) => (post.published_at ?? '') > day.toISOString());
      expect(coming.map((post) => post.status)).toEqual(Array(4).fill('published'));
      for (const post of posts) expect(post.created_at <= day.toISOString(), post.title).toBe(true);
    }
  },
);

describe('demo people', () => {
  it.each(schools)('$key has sixty, and the first seven have one role each', ({ people, key, roles }) => {
    expect(people.length).toBeGreaterThanOrEqual(58);
    const accounts = people.slice(0, 7);
    expect(accounts.map((person) => person.email)).toEqual(
      roles.map((role) => `${role.slug}@${key}.example`),
    );
    expect(people.filter((person) => person.demo)).toEqual(accounts);
  });

  it.each(schools)(
    '$key: leaders have a PIN that is hard to guess, and most others have none',
    ({ people, pin }) => {
      expect(pin).toMatch(/^\d{4,6}$/);
      expect(isTrivialPin(pin)).toBe(false);
      const withPin = people.filter((person) => person.has_pin);
      const leading = people.filter(({ role }) =>
        ['administrador', 'direccion', 'inspectoria'].includes(role),
      );
      expect(withPin).toEqual(expect.arrayContaining(leading.filter(({ status }) => status !== 'pending')));
      expect(withPin.length).toBeGreaterThan(leading.length);
      expect(withPin.length).toBeLessThan(people.length / 2);
    },
  );

  it('have valid RUTs that are unique across schools', () => {
    const ruts = schools.flatMap((school) => school.people.flatMap((person) => person.rut ?? []));
    for (const rut of ruts) {
      const [number, digit] = rut.split('-');
      expect(rutDigit(Number(number)), rut).toBe(digit);
    }
    expect(repeated(ruts)).toEqual([]);
    expect(ruts).toContain('12345678-5');
  });

  it('have e-mail addresses and phone numbers of the sample ranges', () => {
    const people = schools.flatMap((school) => school.people);
    expect(repeated(people.map((person) => person.email))).toEqual([]);
    for (const person of people) {
      expect(person.email).toMatch(/^[a-z]+(\.[a-z]+)?@[a-z]+\.example$/);
      expect(person.phone).toMatch(/^\+569\d{8}$/);
      expect(person.rut ?? person.passport, person.email).not.toBeNull();
    }
  });
});

describe('the check digit of a RUT', () => {
  it.each([
    [12345678, '5'],
    [11111111, '1'],
    [13656649, '0'],
    [20347878, 'K'],
  ])('of %i is %s', (number, digit) => expect(rutDigit(number)).toBe(digit));
});

describe('demo ids', () => {
  it('are UUIDv7 and unique', () => {
    const ids = schools.flatMap(listIds);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(repeated(ids)).toEqual([]);
  });

  it('do not depend on the day', () => {
    expect(demoContent(new Date('2027-03-08T15:00:00Z')).map(listIds)).toEqual(schools.map(listIds));
  });

  it('have the same content for the same day', () => {
    expect(demoContent(now)).toEqual(schools);
  });
});

describe.each(schools)('posts of $key', ({ key, posts, people, categories, courses, grades }) => {
  it('are forty in four states', () => {
    const count = Object.groupBy(posts, getState);
    expect(
      [count.published, count.scheduled, count.draft, count.archived].map((list) => list?.length),
    ).toEqual([26, 4, 6, 4]);
  });

  it('have a valid title, author, category and audience', () => {
    for (const post of posts) {
      expect(post.title.length, post.title).toBeLessThanOrEqual(postWriteLimits.title);
      expect(people.map((person) => person.id)).toContain(post.author_id);
      expect(categories.map((category) => category.id)).toContain(post.category_id);
      const { scope, course_ids: chosen, grade_ids: years } = post.audience;
      if (scope === 'all') continue;
      expect(chosen.length + years.length, post.title).toBeGreaterThan(0);
      expect(courses.map((course) => course.id)).toEqual(expect.arrayContaining(chosen));
      expect(grades.map((grade) => grade.id)).toEqual(expect.arrayContaining(years));
      expect(settledAudience(post.audience, courses), post.title).toBe(post.audience);
    }
  });

  it('have bodies that the contract accepts', () => {
    for (const post of posts) expect(blockDocumentProblems(post.body), post.title).toEqual([]);
  });

  it('have no short-form markup left in their texts', () => {
    for (const post of posts) {
      const words = [post.title, ...texts(post.body.content)].join('\n');
      expect(words, post.title).not.toMatch(/[*{}#\]]|^- |^\d+\. |\n{2}/m);
    }
  });

  it('are published on school days and read later by their recipients', () => {
    for (const post of posts) {
      if (!post.published_at) continue;
      expect([0, 6], post.title).not.toContain(new Date(post.published_at).getUTCDay());
      for (const read of post.reads) {
        const { role, ...reader } = people.find((person) => person.id === read.user_id)!;
        const roles = [{ id: toId(`${key}/role/${role}`), slug: role, name: role }];
        expect(audienceReaches(post.audience, { ...reader, roles }), post.title).toBe(true);
        expect(read.read_at > post.published_at && read.read_at <= now.toISOString()).toBe(true);
      }
      expect(repeated(post.reads.map((read) => read.user_id))).toEqual([]);
    }
    expect(posts.filter((post) => getState(post) === 'published' && post.reads.length === 0)).toEqual([]);
  });

  it('show pictures that exist', () => {
    const files = posts.flatMap((post) => post.cover?.file ?? []);
    expect(files.length).toBeGreaterThan(12);
    for (const file of files) expect(existsSync(new URL(file, seedFolder)), `${key}: ${file}`).toBe(true);
  });
});

describe.each(schools)('the record of $key', ({ college, places, notifications }) => {
  it('has its pictures, four places and fifty notifications', () => {
    for (const file of [college.image, college.image_menu, college.image_splash]) {
      expect(existsSync(new URL(file, seedFolder)), file).toBe(true);
    }
    expect(places.filter((place) => place.main)).toHaveLength(1);
    expect(places).toHaveLength(4);
    expect(notifications).toHaveLength(50);
  });

  it('has only emergencies that are drills', () => {
    expect(notifications.filter((notice) => notice.emergency && notice.mode === 'real')).toEqual([]);
  });
});

describe.each(schools)('events of $key', ({ events, places }) => {
  it('are ten: past and future, timed and all-day, of every status', () => {
    expect(events).toHaveLength(10);
    for (const kind of ['status', 'all_day'] as const)
      expect(new Set(events.map((event) => event[kind])).size).toBe(kind === 'status' ? 3 : 2);
    const today = now.toISOString();
    expect(events.filter(({ end }) => end < today).length).toBeGreaterThanOrEqual(2);
    expect(events.filter(({ start }) => start > today).length).toBeGreaterThanOrEqual(5);
  });

  it('end after they start, at existing places', () => {
    for (const { name, start, end, all_day, place_id } of events) {
      expect(all_day ? end >= start : end > start, name).toBe(true);
      if (place_id) expect(places.map(({ id }) => id)).toContain(place_id);
    }
  });
});

it('repeats no sentence within a school or across schools', () => {
  expect(repeated(schools.flatMap(listSentences))).toEqual([]);
});

describe('conversations', () => {
  const all = schools.flatMap(({ conversations }) => conversations);

  it('are thirteen, direct and groups, with distinct messages', () => {
    expect(all).toHaveLength(13);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['direct', 'group']));
    expect(repeated(all.flatMap(({ messages }) => messages.map(({ body }) => body)))).toEqual([]);
  });

  it('are in order, in the past, by their members, and reply only to earlier messages', () => {
    for (const { messages, members, kind } of all) {
      const times = messages.map(({ created_at }) => created_at);
      expect(times).toEqual([...times].sort());
      expect(times.at(-1)! < now.toISOString()).toBe(true);
      const memberIds = members.map(({ user_id }) => user_id);
      expect(messages.filter(({ author_id }) => !memberIds.includes(author_id))).toEqual([]);
      expect(members.length === 2 && kind === 'direct').toBe(kind === 'direct');
      for (const [place, { reply_to_id }] of messages.entries()) {
        const before = messages.slice(0, place).map(({ id }) => id);
        expect(reply_to_id === null || before.includes(reply_to_id)).toBe(true);
      }
    }
  });
});
