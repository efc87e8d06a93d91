import type { StagedAnswers } from '../answers.ts';
import { directoryAnswers } from './directory.ts';
import { homeAnswers } from './home.ts';
import { postAnswers } from './posts.ts';
import { profileAnswers } from './profile.ts';
import { sessionAnswers } from './session.ts';
import { userAnswers } from './users.ts';

/** A school where everything works. */
export const usualAnswers: StagedAnswers = {
  ...sessionAnswers,
  ...homeAnswers,
  ...postAnswers,
  ...userAnswers,
  ...profileAnswers,
  ...directoryAnswers,
};
