/** What other areas use of users. */
export { birthdateRules } from './birthdateRules.ts';
export { useGroupNames } from './useGroupNames.ts';
export { countedWithoutPin, peopleWithoutPin } from './withoutPin.ts';
