import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './MessageList.css.ts';

interface AnnouncerProps<Item> {
  items: readonly Item[];
  keys: readonly string[];
  announcement: ((item: Item) => string) | undefined;
}

/** Announces each message that is added at the end, once; never those that are loaded first or above. */
export const Announcer = <Item,>({ items, keys, announcement }: AnnouncerProps<Item>): ReactNode => {
  const lastKey = useRef(keys.at(-1));
  const [latest, setLatest] = useState({ text: '', count: 0 });
  useEffect(() => {
    const previous = lastKey.current === undefined ? -1 : keys.indexOf(lastKey.current);
    lastKey.current = keys.at(-1);
    if (previous < 0 || !announcement) return;
    const text = items
      .slice(previous + 1)
      .map(announcement)
      .filter(Boolean)
      .join('. ');
    if (text) setLatest(({ count }) => ({ text, count: count + 1 }));
  }, [items, keys, announcement]);
  return (
    <div aria-live="polite" data-sui-announcer className={css.hidden}>
      {latest.text && <p key={latest.count}>{latest.text}</p>}
    </div>
  );
};
