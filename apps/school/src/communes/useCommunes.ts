import type { Commune } from '@school/domain';
import { useEffect, useState } from 'react';

const none: readonly Commune[] = [];

/** @returns All communes of Chile; none while they load. */
export function useCommunes(): readonly Commune[] {
  const [communes, setCommunes] = useState(none);
  useEffect(() => {
    let isUnmounted = false;
    // If the import fails, the field keeps its value; the next mount retries.
    void import('@school/domain/communes')
      .then((list) => {
        if (!isUnmounted) setCommunes(list.communes);
      })
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, []);
  return communes;
}
