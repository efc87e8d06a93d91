import type { Handlers } from '../handlers.ts';
import { documentAnswers } from './documents.ts';
import { eventAnswers } from './events.ts';
import { messengerAnswers } from './messenger.ts';
import { notificationAnswers } from './notifications.ts';
import { directoryAnswers } from './directory.ts';
import { postAnswers } from './posts.ts';
import { profileAnswers } from './profile.ts';
import { receiptAnswers } from './receipts.ts';
import { schoolAnswers } from './school.ts';
import { sessionAnswers } from './session.ts';
import { statisticsAnswers } from './statistics.ts';
import { templateAnswers } from './templates.ts';
import { userAnswers } from './users.ts';

/** Default handlers: every operation succeeds. */
export const defaultHandlers: Handlers = {
  ...sessionAnswers,
  ...postAnswers,
  ...userAnswers,
  ...documentAnswers,
  ...eventAnswers,
  ...profileAnswers,
  ...statisticsAnswers,
  ...schoolAnswers,
  ...notificationAnswers,
  ...directoryAnswers,
  ...receiptAnswers,
  ...templateAnswers,
  ...messengerAnswers,
};
