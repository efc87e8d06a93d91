import type { Audience, BlockDocument, EventStatus, PostWrite } from '@school/domain';
import type { SchoolKey } from './ids.ts';

/** The seven roles of the contract, by the name their e-mail addresses carry. */
export type RoleKey =
  'administrador' | 'direccion' | 'inspectoria' | 'comunicaciones' | 'docente' | 'asistente' | 'lectura';

/** Paths of pictures are relative to the `seed` folder. */
export interface DemoCollege {
  id: string;
  name: string;
  short_name: string;
  acronym: string;
  slug: string;
  address: string;
  /** `id` is the official five-digit commune code (CUT). */
  commune: { id: string; name: string };
  /** E.164. */
  phone: string;
  email: string;
  founded: number;
  theme_color: string;
  corners: 'sharp' | 'soft' | 'round';
  timezone: string;
  sign_up_open: boolean;
  app_status_publishing: number;
  have_advertising: boolean;
  show_onboarding: boolean;
  /** Crest on a transparent ground, 256 × 256. */
  image: string;
  /** Crest on the school's colour, 256 × 256. */
  image_menu: string;
  /** Landscape, 1600 × 1800. */
  image_splash: string;
}

export interface DemoPlace {
  id: string;
  name: string;
  code: string;
  main: boolean;
  address: string;
  commune: { id: string; name: string };
  lat: number;
  lng: number;
  timezone: string;
  phone: string;
  phone_extension?: string;
  email: string;
  /** Weekday 0 is Sunday; hours are `HH:MM` of the place's own clock. */
  hours: { weekday: number; opens: string; closes: string }[];
}

export interface DemoGrade {
  id: string;
  /** Sorts primary before secondary: `B1` … `B8`, `M1` … `M4`. */
  code: string;
  /** `7° básico`, `II medio`. */
  name: string;
  level: 'basica' | 'media';
  order: number;
}

export interface DemoCourse {
  id: string;
  grade_id: string;
  place_id: string;
  /** Grade code and letter: `B7-A`. */
  code: string;
  /** `7° A`, `II B`. */
  name: string;
  letter: string;
}

export interface DemoPerson {
  id: string;
  name: string;
  first_lastname: string;
  second_lastname: string | null;
  email: string;
  /** Digits, hyphen, check digit, without dots: `12345678-5`; null for the one who has a passport only. */
  rut: string | null;
  passport: string | null;
  phone: string;
  birthdate: string;
  /** What the person does at the school: `Profesora de Historia`. */
  position: string;
  role: RoleKey;
  status: 'active' | 'suspended' | 'pending';
  /** Whether the person has the school's PIN; the others are shown with a warning. */
  has_pin: boolean;
  place_ids: string[];
  grade_ids: string[];
  course_ids: string[];
  /** True for the seven accounts printed at start. */
  demo: boolean;
}

export interface DemoCategory {
  id: string;
  name: string;
  slug: string;
  position: number;
}

/** Fields of the contract that are stored as they are, in columns of the same names. */
export type PlainPostFields = Partial<
  Omit<
    PostWrite,
    | 'title'
    | 'category_id'
    | 'body'
    | 'audience'
    | 'status'
    | 'published_at'
    | 'confirm_by'
    | 'cover'
    | 'attachment_ids'
  >
>;

export interface DemoPost {
  id: string;
  title: string;
  category_id: string;
  body: BlockDocument;
  audience: Audience;
  /** As stored: `scheduled` is `published` with a `published_at` after `now`. */
  status: 'draft' | 'published' | 'archived';
  published_at: string | null;
  author_id: string;
  /** The last day for confirmations, `YYYY-MM-DD`. */
  confirm_by: string | null;
  cover: { file: string; alt: string } | null;
  attachments: DemoFile[];
  fields: PlainPostFields;
  created_at: string;
  updated_at: string;
  reads: { user_id: string; read_at: string }[];
}

export interface DemoNotification {
  id: string;
  title: string;
  content: string;
  audience: Audience;
  emergency: boolean;
  mode: 'real' | 'drill';
  kind: 'general' | 'reminder' | 'schedule' | 'meeting' | 'safety' | 'health' | 'emergency';
  status: 'sent' | 'scheduled' | 'draft';
  /** A scheduled one has the time at which it will be sent. */
  sent_at: string | null;
  author_id: string;
  /** The last day for confirmations, `YYYY-MM-DD`. */
  confirm_by: string | null;
  created_at: string;
}

export interface DemoEvent {
  id: string;
  name: string;
  description: string;
  place_id: string | null;
  /** Instants; of an all-day event `YYYY-MM-DD`, the last day included. */
  start: string;
  end: string;
  all_day: boolean;
  timezone: string;
  status: EventStatus;
  audience: Audience;
  author_id: string;
  created_at: string;
}

export interface DemoConversation {
  id: string;
  kind: 'direct' | 'group';
  name: string | null;
  description: string | null;
  members: { user_id: string; role: 'owner' | 'member'; last_read_seq: number }[];
  /** In their order; the first has number 1. */
  messages: { id: string; author_id: string; body: string; reply_to_id: string | null; created_at: string }[];
}

/** `content` are the bytes themselves. */
export interface DemoFile {
  id: string;
  name: string;
  type: string;
  sha256: string;
  content: Buffer;
}

export interface DemoDocument {
  id: string;
  title: string;
  category_id: string;
  file: DemoFile;
  audience: Audience;
  author_id: string;
  expires_at: string | null;
  created_at: string;
  downloads: { user_id: string; downloaded_at: string }[];
}

export interface DemoContact {
  id: string;
  kind: 'person' | 'organisation';
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
  organisation: string | null;
  position: string | null;
  category: string;
  emails: string[];
  phones: { label: string; e164: string }[];
  address: string | null;
  commune_id: string | null;
  /** Empty: the whole school's. */
  place_ids: string[];
  emergency: boolean;
  notes: string | null;
}

export interface DemoSchool {
  key: SchoolKey;
  /** Host names the school answers on. */
  domains: string[];
  /** Password of every demo account of the school. */
  password: string;
  /** PIN of everyone who has one. */
  pin: string;
  roles: { id: string; slug: RoleKey; name: string }[];
  college: DemoCollege;
  places: DemoPlace[];
  grades: DemoGrade[];
  courses: DemoCourse[];
  people: DemoPerson[];
  categories: DemoCategory[];
  posts: DemoPost[];
  notifications: DemoNotification[];
  events: DemoEvent[];
  conversations: DemoConversation[];
  documentCategories: DemoCategory[];
  documents: DemoDocument[];
  contacts: DemoContact[];
}
