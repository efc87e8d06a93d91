import type { Grant } from '@school/domain';
import { useIntl } from 'react-intl';
import { sentenceGap } from '../../intl/sentenceGap.ts';
import { useText } from '../../intl/useText.ts';
import { allRights, areas, getVerb } from './grants.ts';
import { areaLabel } from './rightLabel.ts';

/** @returns Summarises grants in one or two sentences: what their holder can edit, and what they can only see. */
export function useRoleSummary(): (grants: readonly Grant[]) => string {
  const t = useText();
  const { formatList, locale } = useIntl();
  return (grants) => {
    const held = new Set(grants.map(({ permission }) => permission));
    const named = (kind: 'works' | 'sees') =>
      areas
        .filter(({ rights }) => {
          const mine = rights.filter(({ id }) => held.has(id));
          const works = mine.some(({ id }) => !['view', 'board'].includes(getVerb(id)));
          return mine.length > 0 && works === (kind === 'works');
        })
        .map(({ area }) => t(areaLabel(area)));
    const list = (names: string[]) => formatList(names);
    const [works, sees] = [named('works'), named('sees')];
    if (grants.filter(({ scope }) => scope === 'any').length === allRights) return t('roles.summary.all');
    if (works.length + sees.length === 0) return t('roles.summary.none');
    return [
      works.length > 0 && t('roles.summary.manages', { areas: list(works) }),
      sees.length > 0 && t('roles.summary.views', { areas: list(sees) }),
    ]
      .filter(Boolean)
      .join(sentenceGap(locale));
  };
}
