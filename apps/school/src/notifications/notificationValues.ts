import type { AudienceWrite, ManagedNotification, NotificationKind, NotificationWrite } from '@school/domain';

/** What is written of a notification, as its form holds it. */
export type NotificationValues = {
  title: string;
  content: string;
  kind: NotificationKind;
  scope: 'all' | 'restricted';
  places: string[];
  grades: string[];
  courses: string[];
  roles: string[];
  /** People named one by one, and those left out: kept as they came, the form doesn't change them. */
  people: string[];
  excluded: string[];
  emergency: boolean;
  mode: 'real' | 'drill';
  when: 'now' | 'later';
  /** An instant with its offset, or nothing. */
  scheduledAt: string;
  status: 'draft' | 'sent';
};

/** A notification that nobody has begun. */
export const emptyNotification: NotificationValues = {
  title: '',
  content: '',
  kind: 'general',
  scope: 'restricted',
  places: [],
  grades: [],
  courses: [],
  roles: [],
  people: [],
  excluded: [],
  emergency: false,
  // Whoever only wants to try must not empty a school.
  mode: 'drill',
  when: 'now',
  scheduledAt: '',
  status: 'sent',
};

/** The form of one that has been saved before. */
export const valuesOf = (notification: ManagedNotification): NotificationValues => {
  const { title, content, kind, audience, scheduled_at } = notification;
  return {
    ...emptyNotification,
    title,
    content,
    kind,
    scope: audience.scope,
    places: [...audience.place_ids],
    grades: [...audience.grade_ids],
    courses: [...audience.course_ids],
    roles: [...audience.role_ids],
    people: [...audience.user_ids],
    excluded: [...audience.exclude_user_ids],
    when: scheduled_at ? 'later' : 'now',
    scheduledAt: scheduled_at ?? '',
  };
};

/** Whom it is for, as the provider takes it. */
export function audienceOf(
  values: Pick<
    NotificationValues,
    'scope' | 'places' | 'grades' | 'courses' | 'roles' | 'people' | 'excluded'
  >,
): AudienceWrite {
  const { scope, places, grades, courses, roles, people, excluded } = values;
  if (scope === 'all') return { scope, exclude_user_ids: excluded };
  return {
    scope,
    place_ids: places,
    grade_ids: grades,
    course_ids: courses,
    role_ids: roles,
    user_ids: people,
    exclude_user_ids: excluded,
  };
}

/** The notification as the provider takes it, without the PIN that confirms it. */
export function writeOf(values: NotificationValues): NotificationWrite {
  const { title, content, kind, emergency, mode, when, scheduledAt, status } = values;
  const words = { title: title.trim(), content: content.trim(), audience: audienceOf(values) };
  if (emergency) return { ...words, kind: 'emergency', emergency, mode, status: 'sent', scheduled_at: null };
  return { ...words, kind, status, scheduled_at: when === 'later' && scheduledAt ? scheduledAt : null };
}

/** The provider's names of fields → the form's. */
export const notificationFieldNames: Record<string, string> = {
  audience: 'courses',
  'audience.scope': 'scope',
  'audience.place_ids': 'places',
  'audience.grade_ids': 'grades',
  'audience.course_ids': 'courses',
  'audience.role_ids': 'roles',
  scheduled_at: 'scheduledAt',
};
