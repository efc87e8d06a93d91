import type { Contact } from '@school/domain';

/** What somebody does, and where. */
export const contactWork = ({ position, organisation }: Pick<Contact, 'position' | 'organisation'>): string =>
  [position, organisation].filter(Boolean).join(' · ');
