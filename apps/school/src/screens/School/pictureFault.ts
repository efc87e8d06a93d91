import type { Problem } from '../../data/problem.ts';
import type { Message } from '../../intl/problemText.ts';
import { problemMessage } from '../../intl/problemText.ts';

/** The kinds of picture that the provider takes. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

const megabyte = 1024 * 1024;
/** The largest picture that the provider takes, in megabytes. */
export const mostMegabytes = 5;

/** @returns Why a file can't be taken, before it is sent. */
export function faultOfFile(file: Pick<File, 'size' | 'type'>): Message | null {
  if (!pictureTypes.includes(file.type)) return { id: 'school.pictures.wrongType' };
  if (file.size === 0) return { id: 'school.pictures.unreadable' };
  if (file.size > mostMegabytes * megabyte)
    return { id: 'school.pictures.tooLarge', values: { most: mostMegabytes } };
  return null;
}

/** @returns Why the provider did not take it. */
export const faultOfProblem = (problem: Problem): Message =>
  problemMessage(problem, { invalid: 'school.pictures.unreadable', conflict: 'school.pictures.conflict' });
