import type { Commune } from '@school/domain';
import { useEffect, useState } from 'react';

const none: readonly Commune[] = [];

/** @returns Every commune of Chile; none until the list has come. */
export function useCommunes(): readonly Commune[] {
  const [communes, setCommunes] = useState(none);
  useEffect(() => {
    let gone = false;
    // Without it the field keeps what it has; another visit brings it.
    void import('@school/domain/communes')
      .then((list) => {
        if (!gone) setCommunes(list.communes);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return communes;
}
