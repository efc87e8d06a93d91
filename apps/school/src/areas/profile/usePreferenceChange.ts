import type { PreferencesUpdate } from '@school/domain';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';

/** @returns The last change of a control, undone if it wasn't saved, with the error; and `save`, which applies at once. */
export function usePreferenceChange(): {
  change: PreferencesUpdate | undefined;
  error: string | undefined;
  save(change: PreferencesUpdate): Promise<void>;
} {
  const t = useText();
  const { run } = useCommand('updatePreferences');
  const [change, setChange] = useState<PreferencesUpdate>();
  const [error, setError] = useState<string>();
  const save = async (body: PreferencesUpdate) => {
    setChange(body);
    setError(undefined);
    const saved = await run({ body });
    if (saved.ok) return;
    setChange(undefined);
    setError(problemText(t, saved.problem));
  };
  return { change, error, save };
}
