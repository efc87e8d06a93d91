// The code that validation needs; it loads with the rules, so that pages load without it.
export { deferBlur } from './deferBlur.ts';
export { FormMistakes } from './FormMistakes.tsx';
