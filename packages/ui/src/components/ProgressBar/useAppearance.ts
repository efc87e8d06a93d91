import { useEffect, useState } from 'react';

/** Milliseconds before a route's bar is shown: what is faster than that needs no sign. */
export const appearsAfter = 150;
/** Milliseconds in which a finished bar fades, as a screen does. */
export const fadesFor = 320;

/** Where a bar is in its life. */
export type Appearance = 'hidden' | 'shown' | 'done';

/** Holds a sign back for a moment, and lets it fade when its work has ended. Without `waits` it is shown while active. */
export const useAppearance = (active: boolean, waits: boolean): Appearance => {
  const [shown, setShown] = useState(false);
  const settled = active === shown;
  useEffect(() => {
    if (!waits || settled) return;
    const timer = setTimeout(() => setShown(active), active ? appearsAfter : fadesFor);
    return () => clearTimeout(timer);
  }, [waits, settled, active]);
  if (!waits) return active ? 'shown' : 'hidden';
  if (!shown) return 'hidden';
  return active ? 'shown' : 'done';
};
