import { afterSignIn } from './afterSignIn.ts';
import { arrival } from './arrival.ts';
import { directives } from './directives.ts';
import { internationalisation } from './internationalisation.ts';
import { leftovers } from './leftovers.ts';
import { notifications } from './notifications.ts';
import { prefetch } from './prefetch.ts';
import { progressBar } from './progressBar.ts';
import { revocations } from './revocations.ts';
import { schoolTheme } from './schoolTheme.ts';
import { sessionCheck } from './sessionCheck.ts';

/** Plugins that start before the first screen is drawn (specification §8). */
export const plugins = [
  directives,
  internationalisation,
  notifications,
  progressBar,
  sessionCheck,
  arrival,
  prefetch,
  schoolTheme,
  revocations,
  leftovers,
  afterSignIn,
];
