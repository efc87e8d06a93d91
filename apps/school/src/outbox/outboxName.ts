/** Names of the databases with unsent writes begin so. */
export const outboxPrefix = 'school.outbox:';

/** Returns the name of the database of a person at a school. */
export const outboxName = (school: string, person: string) => `${outboxPrefix}${school}:${person}`;
