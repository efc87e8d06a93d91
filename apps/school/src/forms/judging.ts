// What judging a form needs, loaded together with its rules: no page loads it to be looked at.
export { deferBlur } from './deferBlur.ts';
export { FormMistakes } from './FormMistakes.tsx';
