import type { Contact } from '@school/domain';

/** Returns position and organisation of a contact in one line. */
export const contactWork = ({ position, organisation }: Pick<Contact, 'position' | 'organisation'>): string =>
  [position, organisation].filter(Boolean).join(' · ');
