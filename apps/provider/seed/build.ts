import { audienceReaches, completeAudience } from '@school/domain';
import { standardRoles } from '@school/domain/permissions';
import { at, dayOf, schoolDay, schoolZone, withDates, type Day } from './clock.ts';
import { documentOf } from './document.ts';
import { chanceOf, idOf } from './ids.ts';
import { fileOf, libraryOf } from './library.ts';
import { peopleOf } from './people.ts';
import { conversationOf } from './talks.ts';
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
function momentOf(now: Date, [days, time]: When): { day: Day; moment: Date } {
  const today = dayOf(now);
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
    const id = idOf(`${source.key}/grade/${code}`);
    const name = `${label} ${primary ? 'básico' : 'medio'}`;
    grades.push({ id, code, name, level: primary ? 'basica' : 'media', order: index + 1 });
    for (const letter of letters) {
      const course = `${code}-${letter}`;
      const courseId = idOf(`${source.key}/course/${course}`);
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

function audienceOf(target: For, { grades, courses }: Years): DemoPost['audience'] {
  if (target === 'all') return completeAudience({ scope: 'all' });
  const idsOf = (list: readonly { id: string; code: string }[]) =>
    list.filter(({ code }) => target.includes(code)).map(({ id }) => id);
  return completeAudience({ grade_ids: idsOf(grades), course_ids: idsOf(courses) });
}

const reaches = (audience: DemoPost['audience'], person: DemoPerson): boolean =>
  audienceReaches(audience, { ...person, roles: [] });

function readsOf(
  id: string,
  post: Pick<DemoPost, 'audience' | 'author_id'>,
  published: Date,
  until: Date,
  people: readonly DemoPerson[],
) {
  const liking = 0.4 + chanceOf(`${id}/liking`) * 0.5;
  const window = Math.max(0, until.getTime() - published.getTime());
  return people.flatMap((person) => {
    const key = `${id}/${person.id}`;
    if (person.status !== 'active' || person.id === post.author_id || !reaches(post.audience, person))
      return [];
    if (chanceOf(key) > liking) return [];
    // Most people read a post within its first days.
    const after = Math.min(window, chanceOf(`${key}/time`) ** 3 * 96 * hour + 120_000);
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

function authorOf(world: World, by: string): string {
  const author = world.people.find((person) => person.email.startsWith(`${by}@`));
  if (!author) throw new Error(`The school ${world.school.key} has no person called ${by}`);
  return author.id;
}

/** `YYYY-MM-DD` */
const written = (day: Day) => new Date(day * 24 * hour).toISOString().slice(0, 10);

const confirmByOf = (now: Date, days: number | undefined) =>
  days === undefined ? null : written(schoolDay(dayOf(now), days));

function postOf(world: World, source: PostSource): DemoPost {
  const { school, now, people } = world;
  const id = idOf(`${school.key}/post/${source.key}`);
  const { day, moment } = momentOf(now, source.when);
  const draft = source.state === 'draft';
  const toCome = moment > now;
  const head = {
    id,
    title: withDates(source.title, day),
    category_id: idOf(`${school.key}/category/${source.category}`),
    body: documentOf(withDates(source.text, day)),
    audience: audienceOf(source.for, world),
    status: source.state ?? ('published' as const),
    author_id: authorOf(world, source.by),
    confirm_by: confirmByOf(now, source.confirmBy),
  };
  const written =
    (toCome ? now.getTime() : moment.getTime()) - Math.round((1 + chanceOf(`${id}/work`) * 20) * hour);
  const [picture, alt] = source.cover ?? [];
  return {
    ...head,
    published_at: draft ? null : moment.toISOString(),
    cover: picture && alt ? { file: `pictures/${school.key}/covers/${picture}.webp`, alt } : null,
    attachments: (source.files ?? []).map(([title, text]) => fileOf(school, title, text)),
    created_at: new Date(written).toISOString(),
    updated_at: new Date(draft || !toCome ? moment : written).toISOString(),
    reads: draft || toCome ? [] : readsOf(id, head, moment, now, people),
  };
}

function noticeOf(
  world: World,
  [when, kind, by, title, content, target = 'all', confirmBy]: NoticeSource,
): DemoNotification {
  const { school, now } = world;
  const { day, moment } = momentOf(now, when);
  const drill = kind === 'emergency';
  const made = Math.min(moment.getTime(), now.getTime()) - 20 * 60_000;
  return {
    id: idOf(`${school.key}/notification/${title}`),
    title: withDates(title, day),
    content: withDates(content, day),
    audience: audienceOf(target, world),
    emergency: drill,
    // A demo never holds a real alarm.
    mode: drill ? 'drill' : 'real',
    kind,
    status: moment > now ? 'scheduled' : 'sent',
    sent_at: moment.toISOString(),
    author_id: authorOf(world, by),
    confirm_by: confirmByOf(now, confirmBy),
    created_at: new Date(made).toISOString(),
  };
}

function eventOf(
  world: World,
  [[days, time], length, by, name, description, place, target = 'all', status = 'confirmed']: EventSource,
): DemoEvent {
  const { school, now } = world;
  const day = schoolDay(dayOf(now), days);
  const all_day = time === 'day';
  const start = all_day ? written(day) : at(day, time).toISOString();
  const end = all_day
    ? written(day + length - 1)
    : new Date(Date.parse(start) + length * 60_000).toISOString();
  const made = Math.min(now.getTime(), at(day, '08:00').getTime()) - 20 * 24 * hour;
  return {
    id: idOf(`${school.key}/event/${name}`),
    name,
    description,
    place_id: place ? idOf(`${school.key}/place/${place}`) : null,
    start,
    end,
    all_day,
    timezone: schoolZone,
    status,
    audience: audienceOf(target, world),
    author_id: authorOf(world, by),
    created_at: new Date(made).toISOString(),
  };
}

/** Makes a school's records out of its texts. */
export function schoolOf(source: SchoolSource, now: Date): DemoSchool {
  const { key } = source;
  const email = `contacto@${key}.example`;
  const picture = (file: string) => `pictures/${key}/${file}`;
  const places = source.places.map(({ opens, closes, ...place }) => ({
    id: idOf(`${key}/place/${place.code}`),
    ...place,
    timezone: schoolZone,
    email: place.main ? email : `${place.code.toLowerCase()}@${key}.example`,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes })),
  }));
  const years = schoolYears(source, (code) => idOf(`${key}/place/${code}`));
  const people = peopleOf(source, { places, ...years });
  const world = { school: source, now, people, ...years };
  return {
    key,
    domains: source.domains,
    password: source.password,
    pin: source.pin,
    roles: standardRoles.map(({ slug, name }) => ({ id: idOf(`${key}/role/${slug}`), slug, name })),
    college: {
      id: idOf(`${key}/college`),
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
      return { id: idOf(`${key}/category/${slug}`), name, slug, position: index + 1 };
    }),
    posts: source.posts.map((post) => postOf(world, post)),
    notifications: source.notices.map((notice) => noticeOf(world, notice)),
    events: source.events.map((event) => eventOf(world, event)),
    conversations: source.talks.map((talk) => conversationOf(key, talk, now, (by) => authorOf(world, by))),
    ...libraryOf({
      school: source,
      now,
      people,
      audienceOf: (target) => audienceOf(target, world),
      authorOf: (by) => authorOf(world, by),
    }),
  };
}
