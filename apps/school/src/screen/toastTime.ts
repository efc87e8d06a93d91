/** Duration of a toast, in milliseconds; `stay` until it is closed. */
export type ToastTime = '2000' | '6000' | '20000' | 'stay';

/** The durations, with the specification's default first (§9). */
export const toastTimes: readonly ToastTime[] = ['2000', '6000', '20000', 'stay'];

/** Storage key of the choice; per device, like the colour scheme. */
const key = 'toast-time';

/** @returns The stored choice, or the specification's default. */
export function readToastTime(storage: Storage): ToastTime {
  const saved = storage.getItem(key);
  return toastTimes.find((time) => time === saved) ?? '2000';
}

export function writeToastTime(storage: Storage, time: ToastTime): void {
  try {
    storage.setItem(key, time);
  } catch {
    // If the storage is full or forbidden, only the next visit loses the choice.
  }
}

/** @returns The duration for the kit: `null` means no timeout. */
export const toDuration = (time: ToastTime): number | null => (time === 'stay' ? null : Number(time));
