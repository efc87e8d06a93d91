import type { Problem } from '../../data/problem.ts';
import type { Message } from '../../intl/problemText.ts';
import { problemMessage } from '../../intl/problemText.ts';

/** Image types that the server accepts. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

const megabyte = 1024 * 1024;
/** Maximum size of a picture, in megabytes. */
export const mostMegabytes = 5;

/** @returns Why a file is rejected before the upload; null if it is valid. */
export function faultOfFile(file: Pick<File, 'size' | 'type'>): Message | null {
  if (!pictureTypes.includes(file.type)) return { id: 'school.pictures.wrongType' };
  if (file.size === 0) return { id: 'school.pictures.unreadable' };
  if (file.size > mostMegabytes * megabyte)
    return { id: 'school.pictures.tooLarge', values: { most: mostMegabytes } };
  return null;
}

/** @returns The message for a rejected upload. */
export const faultOfProblem = (problem: Problem): Message =>
  problemMessage(problem, { invalid: 'school.pictures.unreadable', conflict: 'school.pictures.conflict' });
