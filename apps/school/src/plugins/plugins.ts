import { arrival } from './arrival.ts';
import { directives } from './directives.ts';
import { internationalisation } from './internationalisation.ts';
import { liveEvents } from './liveEvents.ts';
import { notifications } from './notifications.ts';
import { prefetch } from './prefetch.ts';
import { progressBar } from './progressBar.ts';
import { schoolTheme } from './schoolTheme.ts';
import { sessionCheck } from './sessionCheck.ts';
import { visits } from './visits.ts';

/** What is started with the app. Tooltips come with the kit's root; the calendar comes with its screens. */
export const plugins = [
  directives,
  internationalisation,
  notifications,
  progressBar,
  sessionCheck,
  arrival,
  prefetch,
  liveEvents,
  schoolTheme,
  visits,
];
