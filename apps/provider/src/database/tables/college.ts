import type { EmailFrequency, EmailKind, Grade, Language, MessageRetentionPeriod } from '@school/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Json, OfCollege } from '../columns.ts';

/** The school itself: its record, domains, places, grades and courses. */
export interface CollegeTables {
  colleges: {
    id: string;
    slug: string;
    name: string;
    short_name: string;
    acronym: string;
    address: string | null;
    commune_id: string | null;
    email: string | null;
    phone: string | null;
    phone_extension: string | null;
    app_status_publishing: Generated<number>;
    have_advertising: Generated<boolean>;
    show_onboarding: Generated<boolean>;
    media_folder: string | null;
    image: string | null;
    image_menu: string | null;
    image_splash: string | null;
    theme_color: string;
    corners: Generated<'sharp' | 'soft' | 'round'>;
    language: Generated<Language>;
    languages: Language[];
    timezone: Generated<string>;
    sign_up_open: Generated<boolean>;
    email_defaults: JSONColumnType<Record<EmailKind, EmailFrequency>, string | undefined>;
    /** The kinds that are sent to everyone immediately. */
    email_locked: JSONColumnType<EmailKind[], string | undefined>;
    alert_approval: Generated<boolean>;
    keep_messages: Generated<MessageRetentionPeriod>;
    /** The version that the last removal of the mail settings created. */
    smtp_removed_version: Generated<number>;
    version: Generated<number>;
    created_at: Date;
  };
  college_domains: { domain: string; college_id: string };
  places: OfCollege & {
    id: string;
    name: string;
    code: string;
    main: Generated<boolean>;
    address: string;
    commune_id: string | null;
    lat: number | null;
    lng: number | null;
    timezone: string;
    phone: string | null;
    phone_extension: string | null;
    email: string | null;
    hours: Json<{ weekday: number; opens: string; closes: string }[]>;
    version: Generated<number>;
  };
  grades: OfCollege & {
    id: string;
    code: string;
    name: string;
    level: Grade['level'];
    position: number;
    version: Generated<number>;
  };
  courses: OfCollege & {
    id: string;
    grade_id: string;
    place_id: string | null;
    code: string;
    name: string;
    letter: string;
    version: Generated<number>;
  };
}
