import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { useCollege } from '../data/DataRoot.tsx';
import { isolate } from './isolate.ts';
import { useText } from './useText.ts';

/** @returns Formats who deleted a record and when; null if that isn't known. */
export function useDeletionText(): (change: Change | undefined) => string | null {
  const t = useText();
  const { formatDate } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (change) =>
    change?.change === 'deleted' && change.changed_by
      ? t('errors.deleted', {
          name: isolate(change.changed_by),
          when: formatDate(change.changed_at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
        })
      : null;
}
