import { type AudienceWrite, hasAudienceTarget } from '@school/domain';
import type { AudienceSummary } from '@school/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLookup } from '../data/useLookup.ts';
import { isolate } from '../intl/isolate.ts';
import { useText } from '../intl/useText.ts';

/** Delay after a choice before people are counted, in milliseconds. */
const pause = 300;

/** Number of names that are shown. */
const named = 3;

type Counted = { of: string; count: number | null; names: string[]; inactive: number };

/** Returns the people that an audience reaches now: the count, some names, and the number of inactive people. */
export function useAudienceCount(audience: AudienceWrite): AudienceSummary | undefined {
  const t = useText();
  const { formatList } = useIntl();
  const preview = useLookup('previewAudience');
  const [counted, setCounted] = useState<Counted>();
  const key = JSON.stringify(audience);
  const hasTarget = hasAudienceTarget(audience);

  useEffect(() => {
    if (!hasTarget) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      void preview({
        body: { audience: JSON.parse(key) as AudienceWrite },
        signal: stopping.signal,
      }).then((answer) => {
        if (stopping.signal.aborted) return;
        if (!answer.ok) return setCounted({ of: key, count: null, names: [], inactive: 0 });
        const { count, sample, excluded } = answer.data.data;
        setCounted({
          of: key,
          count,
          names: sample.slice(0, named).map(({ name }) => isolate(name)),
          inactive: excluded.filter(({ reason }) => reason === 'inactive').length,
        });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [key, hasTarget, preview]);

  if (!hasTarget) return undefined;
  if (!counted) return { text: '', loading: true };
  const { count, names, inactive } = counted;
  const loading = counted.of !== key;
  if (count === null) return { text: t('audience.uncounted'), loading };
  const rest = count - names.length;
  const parts = rest > 0 ? [...names, t('audience.more', { count: rest })] : names;
  const detail = [
    ...(names.length > 0 ? [formatList(parts)] : []),
    ...(inactive > 0 ? [t('audience.inactive', { count: inactive })] : []),
  ].join(' · ');
  return { text: t('audience.count', { count }), ...(detail && { detail }), loading };
}
