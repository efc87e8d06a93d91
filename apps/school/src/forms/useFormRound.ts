import { useState } from 'react';

/**
 * A form that stays open after its save begins anew, as soon as what was saved has been read.
 *
 * @param version Of the record, as it was read last.
 * @returns The key of the form, and what is to be told of the version that a save made.
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
