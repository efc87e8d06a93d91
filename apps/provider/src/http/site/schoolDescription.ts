import { textsIn } from '../../messages.ts';
import type { College } from '../college.ts';

/** Returns the sentence that describes the app of a school in its language. */
export const schoolDescription = ({ name, language }: Pick<College, 'name' | 'language'>): string =>
  textsIn(language)('app.description', { school: name });
