import type { StagedAnswers } from '../answers.ts';
import { postAnswers } from './posts.ts';
import { sessionAnswers } from './session.ts';
import { statisticsAnswers } from './statistics.ts';
import { userAnswers } from './users.ts';

/** A school where everything works. */
export const usualAnswers: StagedAnswers = {
  ...sessionAnswers,
  ...postAnswers,
  ...userAnswers,
  ...statisticsAnswers,
};
