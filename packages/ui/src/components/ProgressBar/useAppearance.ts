import { useEffect, useState } from 'react';

/** Milliseconds in which a finished route bar fades out; equals the `slow` motion token. */
const fadeOutTime = 320;

/** Visibility of a progress bar. */
export type Appearance = 'hidden' | 'shown' | 'done';

/**
 * Returns `shown` while active. With `fadesOut` it returns `done` for {@link fadeOutTime} after the end, so that the
 * bar can fade out; without it the bar is hidden immediately.
 */
export const useAppearance = (active: boolean, fadesOut: boolean): Appearance => {
  const [mounted, setMounted] = useState(active);
  if (active && !mounted) setMounted(true);
  useEffect(() => {
    if (active || !mounted) return;
    const timer = setTimeout(() => setMounted(false), fadeOutTime);
    return () => clearTimeout(timer);
  }, [active, mounted]);
  if (active) return 'shown';
  return fadesOut && mounted ? 'done' : 'hidden';
};
