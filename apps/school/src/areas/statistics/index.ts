/** What other areas use of statistics. */
export { canSeeFigures } from './canSeeFigures.ts';
