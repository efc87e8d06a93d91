import { calendar } from './calendar.ts';
import { drafts } from './drafts.ts';
import { erasure } from './erasure.ts';
import { formLibrary } from './formLibrary.ts';
import { offlineAnswers } from './offlineAnswers.ts';
import { liveEvents } from './liveEvents.ts';
import { receivedMessages } from './receivedMessages.ts';
import { tooltips } from './tooltips.ts';
import { visits } from './visits.ts';

/** Plugins that start with the first sign-in of a page; the sign-in page doesn't load them. */
export const protectedPlugins = [
  erasure,
  receivedMessages,
  liveEvents,
  visits,
  calendar,
  drafts,
  offlineAnswers,
  tooltips,
  formLibrary,
];
