import { useEffect, useState } from 'react';
import { bareFrame } from '../../../screen/bareFrame.ts';

/** The large-screen mode. */
export type LargeScreen = { on: boolean; toggle: () => void };

/** Keeps the screen on, where the browser can; again after the page was hidden, which ends it. */
function holdScreen(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const hold = () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (held) => {
        lock = held;
        if (isOver) void held.release();
      },
      // Rejected to save power: the mode works without it.
      () => undefined,
    );
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

/** Fills the screen where the browser can. Returns the function that undoes it. */
function fillScreen(onLeave: () => void): () => void {
  const root = document.documentElement;
  // Rejected without a gesture, or not available on this device: the frame is hidden all the same.
  root.requestFullscreen?.().catch(() => undefined);
  const check = () => {
    if (!document.fullscreenElement) onLeave();
  };
  document.addEventListener('fullscreenchange', check);
  return () => {
    document.removeEventListener('fullscreenchange', check);
    if (document.fullscreenElement) void document.exitFullscreen();
  };
}

/** Hides the shell for a screen on a wall, until the button or Escape ends it. */
export function useLargeScreen(): LargeScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const leave = () => setOn(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        leave();
    };
    bareFrame.set(true);
    const releaseScreen = holdScreen();
    const restoreWindow = fillScreen(leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      restoreWindow();
      releaseScreen();
      bareFrame.set(false);
    };
  }, [on]);
  return { on, toggle: () => setOn((was) => !was) };
}
