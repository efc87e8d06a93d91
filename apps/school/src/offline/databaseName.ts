/** Names of the databases with stored answers begin so. */
export const databasePrefix = 'school.kept:';

/** Returns the name of the database of a person at a school. */
export const databaseName = (school: string, person: string) => `${databasePrefix}${school}:${person}`;
