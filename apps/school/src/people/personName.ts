import type { SchoolUser } from '@school/domain';

/** A person's whole name: the one that is shown everywhere, and that initials are taken from, as in the provider's answers. */
export const personName = ({
  name,
  first_lastname,
  second_lastname,
}: Pick<SchoolUser, 'name' | 'first_lastname' | 'second_lastname'>): string =>
  [name, first_lastname, second_lastname].filter(Boolean).join(' ');
