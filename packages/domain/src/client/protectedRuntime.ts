// Everything that only protected routes need, in one chunk. The first call that needs part of it loads all of it, so that
// sign-in stays small.
export { operations } from '../generated/operations.ts';
export { formOf } from './formOf.ts';
export { readFile } from './readFile.ts';
export { fetchWithProgress } from './fetchWithProgress.ts';
