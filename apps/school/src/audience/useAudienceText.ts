import type { AudienceWrite } from '@school/domain';
import { useIntl } from 'react-intl';
import { useAudienceNames } from './useAudienceNames.ts';

/** @returns Formats an audience as one line, for the comparison of two versions. */
export function useAudienceText(): (audience: AudienceWrite) => string {
  const { formatList } = useIntl();
  const named = useAudienceNames();
  return (audience) => {
    const { names, except } = named(audience);
    return [formatList(names), ...(except ? [except] : [])].join(' · ');
  };
}
