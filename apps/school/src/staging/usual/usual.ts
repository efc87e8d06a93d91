import type { StagedAnswers } from '../answers.ts';
import { notificationAnswers } from './notifications.ts';
import { postAnswers } from './posts.ts';
import { sessionAnswers } from './session.ts';
import { userAnswers } from './users.ts';

/** A school where everything works. */
export const usualAnswers: StagedAnswers = {
  ...sessionAnswers,
  ...postAnswers,
  ...userAnswers,
  ...notificationAnswers,
};
