import type { EventStatus } from '@school/domain';
import type { SchoolKey } from './ids.ts';
import type {
  DemoCollege,
  DemoContact,
  DemoNotification,
  DemoPlace,
  PlainPostFields,
  RoleKey,
} from './shape.ts';

/** `all`, or grade codes (`B7`: all of it) and course codes (`B7-A`). */
export type For = 'all' | readonly string[];

/** School days from today (negative: ago; positive: to come) and the hour. */
export type When = readonly [days: number, time: string];

/** A post as its author would type it. Texts may hold dates: see `withDates`. */
export interface PostSource {
  key: string;
  title: string;
  category: string;
  /** Role of a demo account, or an e-mail name of the staff: `p.soto`. */
  by: string;
  when: When;
  /** Left out: published, or scheduled when it is to come. */
  state?: 'draft' | 'archived';
  for: For;
  /** School days from today until the last day for confirmations. */
  confirmBy?: number;
  /** Name of the picture and what it shows. */
  cover?: readonly [name: string, alt: string];
  text: string;
  /** Files that go with it: title and lines of each. */
  files?: readonly (readonly [title: string, text: string])[];
  fields?: PlainPostFields;
}

/** When, kind, author, title, text, audience (all by default), and school days from today until the last day for confirmations. */
export type NoticeSource = readonly [
  when: When,
  kind: DemoNotification['kind'],
  by: RoleKey,
  title: string,
  content: string,
  audience?: For,
  confirmBy?: number,
];

/**
 * When (school days from today and hour, or `day`), how long (minutes, or days), author, name, description and, where it matters,
 * code of the place, audience, and status.
 */
export type EventSource = readonly [
  when: When,
  length: number,
  by: RoleKey,
  name: string,
  description: string,
  place?: string | null,
  audience?: For,
  status?: EventStatus,
];

/** A conversation: of two without a name, else a group whose first member owns it. */
export interface TalkSource {
  key: string;
  name?: string;
  description?: string;
  /** Role of a demo account, or an e-mail name of the staff. */
  members: readonly string[];
  /** How many of the last messages the others have not read yet. @default 0 */
  unread?: number;
  /** When, who, what, and the number (from 1) of the message that it answers. */
  lines: readonly (readonly [days: number, time: string, by: string, text: string, answers?: number])[];
}

/** Category, title, school days since, author, audience, the page's paragraphs (`plan`: a drawing), days until it expires. */
export type DocumentSource = readonly [
  category: string,
  title: string,
  daysAgo: number,
  by: RoleKey,
  audience: For,
  text: string,
  expires?: number,
];

/** What is left out is empty; `places` are codes. */
export type ContactSource = Partial<Omit<DemoContact, 'id' | 'phones' | 'place_ids'>> &
  Pick<DemoContact, 'kind' | 'name' | 'category'> & {
    phones: readonly (readonly [label: string, e164: string])[];
    places?: readonly string[];
  };

export interface PersonSource {
  name: string;
  first_lastname: string;
  second_lastname: string | null;
  email: string;
  rut: string | null;
  passport: string | null;
  birthdate: string;
}

export interface SchoolSource {
  key: SchoolKey;
  domains: string[];
  password: string;
  pin: string;
  college: Omit<DemoCollege, 'id' | 'slug' | 'email' | 'image' | 'image_menu' | 'image_splash' | 'timezone'>;
  places: (Omit<DemoPlace, 'id' | 'timezone' | 'email' | 'hours'> & { opens: string; closes: string })[];
  /** Grade code, letters of its courses, code of the place where they are taught. */
  grades: readonly (readonly [code: string, letters: string, place: string])[];
  /** Slug and name, in order. */
  categories: readonly (readonly [slug: string, name: string])[];
  /** The seven accounts, one a role, and the scope of those who teach. */
  accounts: readonly (readonly [
    role: RoleKey,
    name: string,
    rut: string,
    birthdate: string,
    position: string,
    scope: string,
  ])[];
  /** `Name Lastname Lastname; position; role; scope`, one a line. Two given names are joined by `_`. */
  staff: string;
  passports: Readonly<Record<string, { passport: string; rut: boolean }>>;
  posts: readonly PostSource[];
  notices: readonly NoticeSource[];
  events: readonly EventSource[];

  talks: readonly TalkSource[];
  documentCategories: readonly (readonly [slug: string, name: string])[];
  documents: readonly DocumentSource[];
  contacts: readonly ContactSource[];
}
