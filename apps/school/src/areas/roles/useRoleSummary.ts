import type { Grant } from '@school/domain';
import { useIntl } from 'react-intl';
import { sentenceGap } from '../../intl/sentenceGap.ts';
import { useText } from '../../intl/useText.ts';
import { allPermissions, areas, getVerb } from './grants.ts';
import { areaLabel } from './permissionLabel.ts';

/** @returns Summarises grants in one or two sentences: what their holder can edit, and what they can only see. */
export function useRoleSummary(): (grants: readonly Grant[]) => string {
  const t = useText();
  const { formatList, locale } = useIntl();
  return (grants) => {
    const held = new Set(grants.map(({ permission }) => permission));
    const named = (kind: 'works' | 'sees') =>
      areas
        .filter(({ areaPermissions }) => {
          const heldPermissions = areaPermissions.filter(({ id }) => held.has(id));
          const works = heldPermissions.some(({ id }) => !['view', 'board'].includes(getVerb(id)));
          return heldPermissions.length > 0 && works === (kind === 'works');
        })
        .map(({ area }) => t(areaLabel(area)));
    const list = (names: string[]) => formatList(names);
    const [works, sees] = [named('works'), named('sees')];
    if (grants.filter(({ scope }) => scope === 'any').length === allPermissions)
      return t('roles.summary.all');
    if (works.length + sees.length === 0) return t('roles.summary.none');
    return [
      works.length > 0 && t('roles.summary.manages', { areas: list(works) }),
      sees.length > 0 && t('roles.summary.views', { areas: list(sees) }),
    ]
      .filter(Boolean)
      .join(sentenceGap(locale));
  };
}
