import { useState } from 'react';

/**
 * Resets a form that stays open after its save, once the saved record is loaded.
 *
 * @param version Version of the record, as last read.
 * @returns The form's React key, and a function to call with the version that a save returned.
 */
export function useFormRound(version: number): { round: number; noteSaved(version: number): void } {
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<number | null>(null);
  if (saved !== null && version >= saved) {
    setSaved(null);
    setRound(round + 1);
  }
  return { round, noteSaved: setSaved };
}
