// What is needed once somebody is in, as one piece: it is fetched with the first call that needs any of it, so that a
// door does not weigh as much as the house.
export { operations } from '../generated/operations.ts';
export { formOf } from './formOf.ts';
export { readFile } from './readFile.ts';
export { fetchWithProgress } from './fetchWithProgress.ts';
