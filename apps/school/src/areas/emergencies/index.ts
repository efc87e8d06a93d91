/** What the routes and other areas use of emergencies. */
export { Emergencies } from './Emergencies.tsx';
export { answerProblems, useAnswers } from './useAnswers.ts';
