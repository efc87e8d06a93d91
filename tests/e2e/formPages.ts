import type { Page } from '@playwright/test';
import { collegePaths } from '../../apps/school/src/areas/college/paths.ts';
import { contactPaths } from '../../apps/school/src/areas/contacts/paths.ts';
import { documentPaths } from '../../apps/school/src/areas/documents/paths.ts';
import { eventPaths } from '../../apps/school/src/areas/events/paths.ts';
import { integrationPaths } from '../../apps/school/src/areas/integrations/paths.ts';
import { notificationPaths } from '../../apps/school/src/areas/notifications/paths.ts';
import { placePaths } from '../../apps/school/src/areas/places/paths.ts';
import { postPaths } from '../../apps/school/src/areas/posts/paths.ts';
import { profilePaths } from '../../apps/school/src/areas/profile/paths.ts';
import { rolePaths } from '../../apps/school/src/areas/roles/paths.ts';
import { userPaths } from '../../apps/school/src/areas/users/paths.ts';

/** Paths of pages with a form. */
export const forms = [
  postPaths.create.href(),
  eventPaths.create.href(),
  notificationPaths.create.href(),
  notificationPaths.createAlert.href(),
  documentPaths.create.href(),
  userPaths.create.href(),
  rolePaths.create.href(),
  contactPaths.create.href(),
  placePaths.create.href(),
  collegePaths.detail.href({ edit: true }),
  integrationPaths.smtp.href(),
  integrationPaths.calendar.href(),
  profilePaths.detail.href({ part: 'password' }),
];

/** The fields of the form that take text, and the parts of its dates. */
export const findFields = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [contenteditable]',
    )
    .filter({ visible: true });
