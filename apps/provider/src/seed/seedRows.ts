import { type Audience, audienceReaches, toExcerpt, fold, languages, documentToText } from '@school/domain';
import { standardRoles } from '@school/domain/permissions';
import { parseRut } from '@school/domain/rut';
import type { DemoEvent, DemoNotification, DemoPerson, DemoPost, DemoSchool } from '../../seed/shape.ts';
import { dayAfter, startOfDay } from '../calendar/zone.ts';
import type { NewRow } from '../database/schema.ts';
import type { SchoolRows } from './schoolRows.ts';
import { libraryRows } from './libraryRows.ts';
import { talkRows } from './talkRows.ts';
import { visitRows } from './visitRows.ts';
import { personSearchText } from '../resources/accounts/personFields.ts';

const threeDays = 3 * 86_400_000;
const twoHours = 2 * 3600_000;
const halfAnHour = 30 * 60_000;

/** Pictures stay files; the database stores their names relative to the school's folder. */
function pictureName({ key }: DemoSchool, file: string): string {
  return file.replace(`pictures/${key}/`, '');
}

function collegeRow(school: DemoSchool, now: Date): NewRow<'colleges'> {
  const { college, key } = school;
  const { commune, founded: _founded, image, image_menu, image_splash, ...same } = college;
  return {
    ...same,
    commune_id: commune.id,
    language: 'es',
    languages: ['es', ...languages.filter((language) => language !== 'es')],
    media_folder: key,
    image: pictureName(school, image),
    image_menu: pictureName(school, image_menu),
    image_splash: pictureName(school, image_splash),
    created_at: now,
  };
}

/** Hashes that all people of a sample school share. */
export interface SharedHashes {
  password: string;
  pin: string;
}

function userRow(
  college_id: string,
  person: DemoPerson,
  hashes: SharedHashes,
  visits: NewRow<'visits'>[],
  now: Date,
): NewRow<'users'> {
  const visitTimes = visits
    .filter(({ user_id }) => user_id === person.id)
    .map(({ started_at }) => started_at);
  const lastVisit = visitTimes.length > 0 ? Math.max(...visitTimes.map(Number)) : null;
  const { id, name, first_lastname, second_lastname, passport, phone, birthdate, position, status } = person;
  const rut = person.rut ? parseRut(person.rut) : null;
  return {
    college_id,
    id,
    name,
    first_lastname,
    second_lastname,
    passport,
    phone,
    birthdate,
    position,
    status,
    password_hash: hashes.password,
    pin_hash: person.has_pin ? hashes.pin : null,
    search_text: personSearchText(person),
    email: person.email.toLowerCase(),
    rut_number: rut?.number ?? null,
    rut_digit: rut?.checkDigit ?? null,
    last_sign_in_at: lastVisit === null ? null : new Date(lastVisit),
    created_at: now,
    updated_at: now,
  };
}

function scopeRows(
  college_id: string,
  { id: user_id, place_ids, grade_ids, course_ids }: DemoPerson,
): NewRow<'user_scopes'>[] {
  const of = (kind: 'place' | 'grade' | 'course', ids: string[]) =>
    ids.map((target_id) => ({ college_id, user_id, kind, target_id }));
  return [...of('place', place_ids), ...of('grade', grade_ids), ...of('course', course_ids)];
}

/** Returns the people who can sign in and belong to the audience. */
function reached({ people, roles }: DemoSchool, audience: Audience): DemoPerson[] {
  const named = (person: DemoPerson) => ({
    ...person,
    roles: roles.filter(({ slug }) => slug === person.role),
  });
  return people.filter((person) => person.status === 'active' && audienceReaches(audience, named(person)));
}

function postRow(school: DemoSchool, post: DemoPost, now: Date): NewRow<'posts'> {
  const { id, title, category_id, body, audience, status, author_id, confirm_by, cover } = post;
  return {
    college_id: school.college.id,
    id,
    title,
    category_id,
    status,
    author_id,
    confirm_by,
    ...post.fields,
    body: JSON.stringify(body),
    audience: JSON.stringify(audience),
    excerpt: toExcerpt(body),
    search_text: fold(`${title} ${documentToText(body)}`),
    published_at: post.published_at ? new Date(post.published_at) : null,
    publication_pending: status === 'published' && new Date(post.published_at!) > now,
    cover_file: cover && pictureName(school, cover.file),
    cover_alt: cover?.alt ?? null,
    recipients_count: reached(school, audience).length,
    created_at: new Date(post.created_at),
    updated_at: new Date(post.updated_at),
  };
}

function notificationRow(school: DemoSchool, notification: DemoNotification): NewRow<'notifications'> {
  const { sent_at, created_at, audience, ...same } = notification;
  const time = sent_at ? new Date(sent_at) : null;
  const isSent = same.status === 'sent';
  return {
    college_id: school.college.id,
    ...same,
    audience: JSON.stringify(audience),
    scheduled_at: isSent ? null : time,
    sent_at: isSent ? time : null,
    closed_at: isSent && same.emergency && time ? new Date(time.getTime() + halfAnHour) : null,
    search_text: fold(`${same.title} ${same.content}`),
    recipients_count: isSent ? reached(school, audience).length : 0,
    created_at: new Date(created_at),
    updated_at: new Date(created_at),
  };
}

/** Marks older notifications as seen, and emergencies of that time as answered. */
function recipientRows(
  school: DemoSchool,
  notification: DemoNotification,
  now: Date,
): NewRow<'notification_recipients'>[] {
  const { id: notification_id, audience, sent_at, status, emergency } = notification;
  if (status !== 'sent' || !sent_at) return [];
  const sent = Date.parse(sent_at);
  const wait = emergency ? 2 * 60_000 : twoHours;
  const seen_at = now.getTime() - sent > threeDays ? new Date(sent + wait) : null;
  const college_id = school.college.id;
  return reached(school, audience).map(({ id: user_id }) => ({
    college_id,
    notification_id,
    user_id,
    delivered_at: seen_at,
    seen_at,
    response: emergency && seen_at ? 'safe' : null,
    responded_at: emergency ? seen_at : null,
  }));
}

function eventRow(college_id: string, event: DemoEvent): NewRow<'events'> {
  const { start, end, all_day, audience, created_at, ...same } = event;
  const { name, description, timezone } = same;
  const createdAt = new Date(created_at);
  return {
    college_id,
    ...same,
    audience: JSON.stringify(audience),
    starts_at: all_day ? startOfDay(timezone, start) : new Date(start),
    ends_at: all_day ? startOfDay(timezone, dayAfter(end)) : new Date(end),
    first_day: all_day ? start : null,
    last_day: all_day ? end : null,
    search_text: fold(`${name} ${description}`),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Returns a sample school as rows; all its people share the school's password, and those with a PIN share its PIN. */
export function toSchoolRows(school: DemoSchool, hashes: SharedHashes, now: Date): SchoolRows {
  const { college, people, roles, posts, notifications } = school;
  const college_id = college.id;
  const findRoleId = (person: DemoPerson) => roles.find(({ slug }) => slug === person.role)!.id;
  const visits = visitRows(school, now);
  const findGrants = (slug: string) => standardRoles.find((role) => role.slug === slug)?.permissions ?? [];
  return {
    colleges: [collegeRow(school, now)],
    places: school.places.map(({ commune, hours, ...place }) => ({
      college_id,
      ...place,
      commune_id: commune.id,
      hours: JSON.stringify(hours),
    })),
    grades: school.grades.map(({ order: position, ...grade }) => ({ college_id, ...grade, position })),
    courses: school.courses.map((course) => ({ college_id, ...course })),
    roles: roles.map((role, position) => ({ college_id, ...role, position })),
    role_permissions: roles.flatMap(({ id: role_id, slug }) =>
      findGrants(slug).map((grant) => ({ college_id, role_id, ...grant })),
    ),
    users: people.map((person) => userRow(college_id, person, hashes, visits, now)),
    user_roles: people.map((person) => ({ college_id, user_id: person.id, role_id: findRoleId(person) })),
    user_scopes: people.flatMap((person) => scopeRows(college_id, person)),
    post_categories: school.categories.map((category) => ({ college_id, ...category, parent_id: null })),
    posts: posts.map((post) => postRow(school, post, now)),
    post_reads: posts.flatMap(({ id: post_id, reads }) =>
      reads.map(({ user_id, read_at }) => ({ college_id, post_id, user_id, read_at: new Date(read_at) })),
    ),
    notifications: notifications.map((notification) => notificationRow(school, notification)),
    notification_recipients: notifications.flatMap((notification) =>
      recipientRows(school, notification, now),
    ),
    visits,
    events: school.events.map((event) => eventRow(college_id, event)),
    ...talkRows(school),
    ...libraryRows(school, now),
  };
}
