import { isShortNumber } from '@school/text';

// Chile's numbers have nine digits after the country code; only those that begin with 600 have ten.
const world = /^\+(?:56(?:[2-9][0-9]{8}|600[0-9]{7})|(?!56)[1-9][0-9]{6,14})$/;

/** Whether a text is a number as the whole world dials it (E.164): its country code, and as many digits as are possible. */
export const isWorldNumber = (text: string): boolean => world.test(text);

/** Whether a text is a number that a contact, a place or the school can have: of the world, or short such as 133. */
export const isPhoneNumber = (text: string): boolean => isWorldNumber(text) || isShortNumber(text);
