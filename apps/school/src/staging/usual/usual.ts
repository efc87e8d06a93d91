import type { StagedAnswers } from '../answers.ts';
import { documentAnswers } from './documents.ts';
import { eventAnswers } from './events.ts';
import { homeAnswers } from './home.ts';
import { postAnswers } from './posts.ts';
import { profileAnswers } from './profile.ts';
import { schoolAnswers } from './school.ts';
import { sessionAnswers } from './session.ts';
import { statisticsAnswers } from './statistics.ts';
import { userAnswers } from './users.ts';

/** A school where everything works. */
export const usualAnswers: StagedAnswers = {
  ...sessionAnswers,
  ...homeAnswers,
  ...postAnswers,
  ...userAnswers,
  ...documentAnswers,
  ...eventAnswers,
  ...profileAnswers,
  ...statisticsAnswers,
  ...schoolAnswers,
};
