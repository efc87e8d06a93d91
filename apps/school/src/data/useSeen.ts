import { useState } from 'react';
import { useSession, useSources } from './DataRoot.tsx';

/** FNV-1a: a shared device keeps no id of who has signed out, only what tells its people apart. */
const digest = (text: string): string =>
  [...text]
    .reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5)
    .toString(36);

/**
 * Something that is shown once to each person on each device.
 *
 * @param name What it is called among such things.
 * @returns Whether they have seen it, and how to say that they have. Nobody's has always been seen.
 */
export function useSeen(name: string): [seen: boolean, see: () => void] {
  const { storage } = useSources();
  const { user } = useSession();
  const [justSeen, setJustSeen] = useState(false);
  const key = user && `school.seen:${name}:${digest(user.id)}`;
  const see = () => {
    setJustSeen(true);
    try {
      if (key) storage.setItem(key, 'yes');
    } catch {
      // Without storage it is shown again at the next visit.
    }
  };
  return [justSeen || key === null || storage.getItem(key) !== null, see];
}
