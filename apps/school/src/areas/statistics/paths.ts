import { routePath } from '../../router/routePath.ts';
import { oneOf, text } from '../../router/searchParams.ts';

/** Preset periods that end today; the default is the last seven days. */
export const statisticsSpans = ['30', '90', 'year'] as const;

export const statisticsPaths = {
  overview: routePath('/admin/statistics', {
    period: oneOf(statisticsSpans),
    from: text,
    to: text,
    place: text,
    role: text,
    zone: text,
  }),
};
