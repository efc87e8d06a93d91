/** How long a passing notice stays, in milliseconds; `stay` until it is closed. */
export type ToastTime = '2000' | '6000' | '20000' | 'stay';

/** The choices, the specification's own first (§9). */
export const toastTimes: readonly ToastTime[] = ['2000', '6000', '20000', 'stay'];

/** Key of the choice; of the device, as the colour scheme. */
const key = 'toast-time';

/** @returns What was chosen, else what the specification says. */
export function readToastTime(storage: Storage): ToastTime {
  const saved = storage.getItem(key);
  return toastTimes.find((time) => time === saved) ?? '2000';
}

export function writeToastTime(storage: Storage, time: ToastTime): void {
  try {
    storage.setItem(key, time);
  } catch {
    // A full or forbidden storage costs the choice at the next visit, nothing now.
  }
}

/** @returns The duration as the kit takes it: `null` never ends. */
export const durationOf = (time: ToastTime): number | null => (time === 'stay' ? null : Number(time));
