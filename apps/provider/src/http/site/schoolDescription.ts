import { catalogOf } from '../../catalogs.ts';
import type { College } from '../college.ts';

/** Returns the sentence that describes the app of a school in its language. */
export const schoolDescription = ({ name, language }: Pick<College, 'name' | 'language'>): string =>
  catalogOf(language)['app.description']!.replace('{school}', () => name);
