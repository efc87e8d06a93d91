import { account, signIn } from './account.ts';
import { directory } from './directory.ts';
import { documents } from './documents.ts';
import { leading, receiving } from './emergencies.ts';
import { events } from './events.ts';
import { fields } from './fields.ts';
import { messenger } from './messenger.ts';
import { alerts, notifications } from './notifications.ts';
import type { Area } from './opener.ts';
import { posts } from './posts.ts';
import { school } from './school.ts';
import { templates } from './templates.ts';
import { users } from './users.ts';

/** The dialogs, drawers and menus of the product. */
export const areas: readonly Area[] = [
  posts,
  templates,
  events,
  notifications,
  alerts,
  documents,
  users,
  directory,
  school,
  messenger,
  account,
  signIn,
  fields,
];

/** Those of a running drill. */
export const drillAreas: readonly Area[] = [leading, receiving];
