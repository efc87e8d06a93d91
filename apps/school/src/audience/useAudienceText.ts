import type { AudienceWrite } from '@school/domain';
import { useIntl } from 'react-intl';
import { useAudienceNames } from './useAudienceNames.ts';

/** @returns Whom an audience is for, in one line: where two versions of a thing are compared. */
export function useAudienceText(): (audience: AudienceWrite) => string {
  const { formatList } = useIntl();
  const named = useAudienceNames();
  return (audience) => {
    const { names, except } = named(audience);
    return [formatList(names), ...(except ? [except] : [])].join(' · ');
  };
}
