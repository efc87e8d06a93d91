// Everything that only calls with files need, in one chunk. The first such call loads it.
export { toFormData } from './toFormData.ts';
export { hasUnreadableFile } from './hasUnreadableFile.ts';
export { readFile } from './readFile.ts';
export { fetchWithProgress } from './fetchWithProgress.ts';
