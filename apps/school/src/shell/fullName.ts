import type { User } from '@school/domain';

/** Given name and first surname: what people of a school call each other in writing. */
export const fullName = ({ name, first_lastname }: Pick<User, 'name' | 'first_lastname'>): string =>
  `${name} ${first_lastname}`.trim();
