/** The fewest characters of a new password (specification §9), counted in Unicode's form NFC. */
export const minPasswordLength = 8;
