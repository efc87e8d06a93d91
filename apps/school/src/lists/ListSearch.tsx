import { SearchField } from '@school/ui';
import { useEffect, useRef, useState } from 'react';

/** Delay after the last character before the list is searched, in milliseconds. */
const pause = 300;

/** Search field of a list. Updates the URL while the person types, and keeps the focus. */
export function ListSearch(props: {
  label: string;
  q: string;
  /** Whether the field shares a line with the filters instead of taking the full width. */
  inline: boolean;
  /** The result of the search, which is announced. */
  result?: string;
  onSearch(q: string): void;
}) {
  const { onSearch } = props;
  const [q, setQ] = useState(props.q);
  const [lastQuery, setLastQuery] = useState(props.q);
  if (lastQuery !== props.q) {
    // The URL changed: by this field, whose input must not be overwritten, or by another cause.
    setLastQuery(props.q);
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
  return (
    <SearchField
      fitted={props.inline}
      label={props.label}
      value={q}
      onValueChange={setQ}
      maxLength={120}
      announcement={props.result}
    />
  );
}
