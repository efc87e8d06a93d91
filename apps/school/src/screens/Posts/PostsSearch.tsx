import { SearchField } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/useText.ts';

/** Pause in the typing after which the list is searched, in milliseconds. */
const pause = 300;

/** Words to search the news for. They get into the address while one types; the field keeps the focus. */
export function PostsSearch(props: { q: string; onSearch(q: string): void }) {
  const t = useText();
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
  return <SearchField label={t('posts.filter.search')} value={q} onValueChange={setQ} maxLength={120} />;
}
