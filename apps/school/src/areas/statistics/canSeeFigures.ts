import { findScope, type User } from '@school/domain';

/** Whether a user may see the figures of the school or of their part of it. */
export const canSeeFigures = (user: User | null): boolean =>
  user !== null && ['any', 'own'].includes(findScope(user, 'statistics.view') ?? '');
