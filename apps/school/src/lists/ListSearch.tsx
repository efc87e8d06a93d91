import { SearchField } from '@school/ui';
import { useEffect, useRef, useState } from 'react';

/** Pause in the typing after which the list is searched, in milliseconds. */
const pause = 300;

/** Words to search a list for. They get into the address while one types; the field keeps the focus. */
export function ListSearch(props: { label: string; q: string; onSearch(q: string): void }) {
  const { onSearch } = props;
  const [q, setQ] = useState(props.q);
  const [seen, setSeen] = useState(props.q);
  if (seen !== props.q) {
    // The address changed: by what was typed here, which must not be overwritten, or by something else.
    setSeen(props.q);
    if (q.trim() !== props.q) setQ(props.q);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (q.trim() === props.q) return undefined;
    const timer = setTimeout(() => search.current(q.trim()), pause);
    return () => clearTimeout(timer);
  }, [q, props.q]);
  return <SearchField fitted label={props.label} value={q} onValueChange={setQ} maxLength={120} />;
}
