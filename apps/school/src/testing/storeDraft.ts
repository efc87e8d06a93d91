import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';

/**
 * Returns the storage content of a draft, for the `stored` of a test app.
 * @param name The form's `draftName`.
 * @param files Names of files that were chosen and never sent.
 */
export const storeDraft = (
  name: string,
  values: object,
  user: User = users.administrador,
  files?: readonly string[],
) => ({
  [`school.draft:2:${location.hostname}:${user.id}:${name}`]: JSON.stringify({
    values,
    files,
    idempotencyKey: 'a-key-of-the-app',
    savedAt: '2026-09-08T10:41:00-03:00',
  }),
});
