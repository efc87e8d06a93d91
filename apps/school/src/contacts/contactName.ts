import type { Contact } from '@school/domain';

/** A contact's whole name. */
export const contactName = ({
  name,
  first_lastname,
  second_lastname,
}: Pick<Contact, 'name' | 'first_lastname' | 'second_lastname'>): string =>
  [name, first_lastname, second_lastname].filter(Boolean).join(' ');

/** What somebody does, and where. */
export const contactWork = ({ position, organisation }: Pick<Contact, 'position' | 'organisation'>): string =>
  [position, organisation].filter(Boolean).join(' · ');
