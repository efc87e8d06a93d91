import { audienceReaches, completeAudience } from '@school/domain';
import { standardRoles } from '@school/domain/permissions';
import { at, toDay, schoolDay, schoolZone, withDates, type Day } from './clock.ts';
import { toBlockDocument } from './document.ts';
import { toChance, toId } from './ids.ts';
import { createFile, buildLibrary } from './library.ts';
import { buildPeople } from './people.ts';
import { buildConversation } from './talks.ts';
import type {
  DemoCourse,
  DemoEvent,
  DemoGrade,
  DemoNotification,
  DemoPerson,
  DemoPost,
  DemoSchool,
} from './shape.ts';
import type { EventSource, For, NoticeSource, PostSource, SchoolSource, When } from './source.ts';

const roman = ['I', 'II', 'III', 'IV'];
const hour = 3_600_000;

/** The latest hour of a school day that isn't after now, unless it is meant to come. */
function toMoment(now: Date, [days, time]: When): { day: Day; moment: Date } {
  const today = toDay(now);
  const day = schoolDay(today, days);
  const moment = at(day, time);
  if (days > 0 || moment <= now) return { day, moment };
  const before = schoolDay(day, -1);
  return { day: before, moment: at(before, time) };
}

function schoolYears(source: SchoolSource, placeId: (code: string) => string) {
  const grades: DemoGrade[] = [];
  const courses: DemoCourse[] = [];
  for (const [index, [code, letters, place]] of source.grades.entries()) {
    const year = Number(code.slice(1));
    const primary = code.startsWith('B');
    const label = primary ? `${year}°` : roman[year - 1]!;
    const id = toId(`${source.key}/grade/${code}`);
    const name = `${label} ${primary ? 'básico' : 'medio'}`;
    grades.push({ id, code, name, level: primary ? 'basica' : 'media', order: index + 1 });
    for (const letter of letters) {
      const course = `${code}-${letter}`;
      const courseId = toId(`${source.key}/course/${course}`);
      courses.push({
        id: courseId,
        grade_id: id,
        place_id: placeId(place),
        code: course,
        name: `${label} ${letter}`,
        letter,
      });
    }
  }
  return { grades, courses };
}

type Years = ReturnType<typeof schoolYears>;

function toAudience(target: For, { grades, courses }: Years): DemoPost['audience'] {
  if (target === 'all') return completeAudience({ scope: 'all' });
  const toIds = (list: readonly { id: string; code: string }[]) =>
    list.filter(({ code }) => target.includes(code)).map(({ id }) => id);
  return completeAudience({ grade_ids: toIds(grades), course_ids: toIds(courses) });
}

const reaches = (audience: DemoPost['audience'], person: DemoPerson): boolean =>
  audienceReaches(audience, { ...person, roles: [] });

function drawReads(
  id: string,
  post: Pick<DemoPost, 'audience' | 'author_id'>,
  published: Date,
  until: Date,
  people: readonly DemoPerson[],
) {
  const liking = 0.4 + toChance(`${id}/liking`) * 0.5;
  const window = Math.max(0, until.getTime() - published.getTime());
  return people.flatMap((person) => {
    const key = `${id}/${person.id}`;
    if (person.status !== 'active' || person.id === post.author_id || !reaches(post.audience, person))
      return [];
    if (toChance(key) > liking) return [];
    // Most people read a post within its first days.
    const after = Math.min(window, toChance(`${key}/time`) ** 3 * 96 * hour + 120_000);
    return after < window
      ? [{ user_id: person.id, read_at: new Date(published.getTime() + after).toISOString() }]
      : [];
  });
}

interface World extends Years {
  school: SchoolSource;
  now: Date;
  people: readonly DemoPerson[];
}

function findAuthor(world: World, by: string): string {
  const author = world.people.find((person) => person.email.startsWith(`${by}@`));
  if (!author) throw new Error(`The school ${world.school.key} has no person called ${by}`);
  return author.id;
}

/** `YYYY-MM-DD` */
const written = (day: Day) => new Date(day * 24 * hour).toISOString().slice(0, 10);

const toConfirmBy = (now: Date, days: number | undefined) =>
  days === undefined ? null : written(schoolDay(toDay(now), days));

function buildPost(world: World, source: PostSource): DemoPost {
  const { school, now, people } = world;
  const id = toId(`${school.key}/post/${source.key}`);
  const { day, moment } = toMoment(now, source.when);
  const draft = source.state === 'draft';
  const toCome = moment > now;
  const head = {
    id,
    title: withDates(source.title, day),
    category_id: toId(`${school.key}/category/${source.category}`),
    body: toBlockDocument(withDates(source.text, day)),
    audience: toAudience(source.for, world),
    status: source.state ?? ('published' as const),
    author_id: findAuthor(world, source.by),
    confirm_by: toConfirmBy(now, source.confirmBy),
    fields: source.fields ?? {},
  };
  const written =
    (toCome ? now.getTime() : moment.getTime()) - Math.round((1 + toChance(`${id}/work`) * 20) * hour);
  const [picture, alt] = source.cover ?? [];
  return {
    ...head,
    published_at: draft ? null : moment.toISOString(),
    cover: picture && alt ? { file: `pictures/${school.key}/covers/${picture}.webp`, alt } : null,
    attachments: (source.files ?? []).map(([title, text]) => createFile(school, title, text)),
    created_at: new Date(written).toISOString(),
    updated_at: new Date(draft || !toCome ? moment : written).toISOString(),
    reads: draft || toCome ? [] : drawReads(id, head, moment, now, people),
  };
}

function buildNotification(
  world: World,
  [when, kind, by, title, content, target = 'all', confirmBy]: NoticeSource,
): DemoNotification {
  const { school, now } = world;
  const { day, moment } = toMoment(now, when);
  const drill = kind === 'emergency';
  const createdAt = Math.min(moment.getTime(), now.getTime()) - 20 * 60_000;
  return {
    id: toId(`${school.key}/notification/${title}`),
    title: withDates(title, day),
    content: withDates(content, day),
    audience: toAudience(target, world),
    emergency: drill,
    // A demo never holds a real alarm.
    mode: drill ? 'drill' : 'real',
    kind,
    status: moment > now ? 'scheduled' : 'sent',
    sent_at: moment.toISOString(),
    author_id: findAuthor(world, by),
    confirm_by: toConfirmBy(now, confirmBy),
    created_at: new Date(createdAt).toISOString(),
  };
}

function buildEvent(
  world: World,
  [[days, time], length, by, name, description, place, target = 'all', status = 'confirmed']: EventSource,
): DemoEvent {
  const { school, now } = world;
  const day = schoolDay(toDay(now), days);
  const all_day = time === 'day';
  const start = all_day ? written(day) : at(day, time).toISOString();
  const end = all_day
    ? written(day + length - 1)
    : new Date(Date.parse(start) + length * 60_000).toISOString();
  const createdAt = Math.min(now.getTime(), at(day, '08:00').getTime()) - 20 * 24 * hour;
  return {
    id: toId(`${school.key}/event/${name}`),
    name,
    description,
    place_id: place ? toId(`${school.key}/place/${place}`) : null,
    start,
    end,
    all_day,
    timezone: schoolZone,
    status,
    audience: toAudience(target, world),
    author_id: findAuthor(world, by),
    created_at: new Date(createdAt).toISOString(),
  };
}

/** Makes a school's records out of its texts. */
export function buildSchool(source: SchoolSource, now: Date): DemoSchool {
  const { key } = source;
  const email = `contacto@${key}.example`;
  const picture = (file: string) => `pictures/${key}/${file}`;
  const places = source.places.map(({ opens, closes, ...place }) => ({
    id: toId(`${key}/place/${place.code}`),
    ...place,
    timezone: schoolZone,
    email: place.main ? email : `${place.code.toLowerCase()}@${key}.example`,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes })),
  }));
  const years = schoolYears(source, (code) => toId(`${key}/place/${code}`));
  const people = buildPeople(source, { places, ...years });
  const world = { school: source, now, people, ...years };
  return {
    key,
    domains: source.domains,
    password: source.password,
    pin: source.pin,
    roles: standardRoles.map(({ slug, name }) => ({ id: toId(`${key}/role/${slug}`), slug, name })),
    college: {
      id: toId(`${key}/college`),
      slug: key,
      email,
      timezone: schoolZone,
      ...source.college,
      image: picture('crest.webp'),
      image_menu: picture('menu.jpeg'),
      image_splash: picture('splash.jpeg'),
    },
    places,
    ...years,
    people,
    categories: source.categories.map(([slug, name], index) => {
      return { id: toId(`${key}/category/${slug}`), name, slug, position: index + 1 };
    }),
    posts: source.posts.map((post) => buildPost(world, post)),
    notifications: source.notices.map((notice) => buildNotification(world, notice)),
    events: source.events.map((event) => buildEvent(world, event)),
    conversations: source.talks.map((talk) =>
      buildConversation(key, talk, now, (by) => findAuthor(world, by)),
    ),
    ...buildLibrary({
      school: source,
      now,
      people,
      toAudience: (target) => toAudience(target, world),
      findAuthor: (by) => findAuthor(world, by),
    }),
  };
}
