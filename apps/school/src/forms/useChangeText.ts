import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCollege } from '../data/DataRoot.tsx';
import type { Change } from '../data/changes.ts';
import { isolate } from '../intl/isolate.ts';
import { useText } from '../intl/useText.ts';

/** @returns Formats author and time of a newer version, as far as they are known. */
export function useChangeText(): (change: Partial<Change> | undefined) => string {
  const t = useText();
  const { formatDate } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return useCallback(
    (change) => {
      if (!change?.changed_by || !change.changed_at) return t('forms.changed.unknown');
      return t('forms.changed', {
        name: isolate(change.changed_by),
        when: formatDate(change.changed_at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
      });
    },
    [t, formatDate, timeZone],
  );
}
