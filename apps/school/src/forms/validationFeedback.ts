// The code that shows validation errors; it loads with the rules, so that pages load without it.
export { deferBlur } from './deferBlur.ts';
export { FormErrorSummary } from './FormErrorSummary.tsx';
export { toErrors } from './rejection.ts';
