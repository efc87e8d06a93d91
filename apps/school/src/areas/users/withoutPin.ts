import { userPaths } from './paths.ts';

/** Query whose total is the number of active people who may start emergencies and have no PIN. */
export const countedWithoutPin = {
  query: { per_page: 1, 'filter[status]': 'active', 'filter[pin]': 'without' },
} as const;

/** URL of the list of these people. */
export const peopleWithoutPin = userPaths.list.href({ status: 'active', pin: 'without' });
