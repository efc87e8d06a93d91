import type { Attachment } from '@school/domain';
import { useState } from 'react';
import { saveFile } from '../../../data/saveFile.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useDownload } from './useDownload.ts';

/** Saves files of a conversation on the device. A failed download is shown as a notice. */
export function useSaveFile(): {
  /** Id of the file that is being downloaded. */
  saving: string | undefined;
  save(file: Attachment): void;
} {
  const download = useDownload();
  const { notices } = useScreenServices();
  const [saving, setSaving] = useState<string>();
  const save = async (file: Attachment) => {
    setSaving(file.id);
    const outcome = await download(file);
    setSaving(undefined);
    if (outcome.ok) saveFile(document, outcome.data, file.name);
    else notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
  };
  return { saving, save: (file) => void save(file) };
}
