import { buildSchool } from './build.ts';
import { aromos } from './content/aromos/school.ts';
import { puertoclaro } from './content/puertoclaro/school.ts';
import { vallenorte } from './content/vallenorte/school.ts';
import type { DemoSchool } from './shape.ts';

/**
 * The three demo schools with everything in them.
 * @param now What "today" is: posts and notifications are dated around it.
 */
export const demoContent = (now: Date): DemoSchool[] =>
  [aromos, puertoclaro, vallenorte].map((school) => buildSchool(school, now));
