import type { SchoolUser } from '@school/domain';

/** Somebody's whole name, as lists have it. */
export const personName = ({
  name,
  first_lastname,
  second_lastname,
}: Pick<SchoolUser, 'name' | 'first_lastname' | 'second_lastname'>): string =>
  [name, first_lastname, second_lastname].filter(Boolean).join(' ');
