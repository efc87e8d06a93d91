import type { AudienceWrite } from '@school/domain';
import type { AudienceSummary } from '@school/ui';
import { useEffect, useState } from 'react';
import { useLookup } from '../data/useLookup.ts';
import { useText } from '../intl/useText.ts';
import { namesSomebody } from './audienceValue.ts';

/** Pause after a choice before people are counted, in milliseconds. */
const pause = 300;

/** How many names are told. */
const named = 3;

type Counted = { of: string; count: number; names: string[] };

/** Whom an audience reaches now: how many, and some by name. What can't be counted is not told. */
export function useAudienceCount(audience: AudienceWrite): AudienceSummary | undefined {
  const t = useText();
  const preview = useLookup('previewAudience');
  const [counted, setCounted] = useState<Counted>();
  const asked = JSON.stringify(audience);
  const somebody = namesSomebody(audience);

  useEffect(() => {
    if (!somebody) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      void preview({
        body: { audience: JSON.parse(asked) as AudienceWrite },
        signal: stopping.signal,
      }).then((answer) => {
        if (stopping.signal.aborted || !answer.ok) return;
        const { count, sample } = answer.data.data;
        setCounted({ of: asked, count, names: sample.slice(0, named).map(({ name }) => name) });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [asked, somebody, preview]);

  if (!somebody || !counted) return undefined;
  return {
    text: t('audience.count', { count: counted.count }),
    detail: counted.names.length > 0 ? counted.names.join(', ') : undefined,
    loading: counted.of !== asked,
  };
}
