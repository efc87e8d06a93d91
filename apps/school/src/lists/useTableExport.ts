import { fileNameOf, type InputOf } from '@school/domain';
import { useState } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from '../data/problem.ts';
import { saveFile } from '../data/saveFile.ts';
import { problemMessage } from '../intl/problemText.ts';
import { useShell } from '../shell/ShellRoot.tsx';

/** Operations that return a spreadsheet file. */
type TableId = 'exportStatistics' | 'exportAudit' | 'exportNotificationBoard';

/** Downloads a spreadsheet file. */
export function useTableExport(): {
  /** @param name File name without its extension, if the server sends none. */
  give<Id extends TableId>(operationId: Id, input: InputOf<Id>, name: string): Promise<void>;
  pending: boolean;
} {
  const { client } = useSources();
  const { notices } = useShell();
  const [pending, setPending] = useState(false);
  return {
    pending,
    async give(operationId, input, name) {
      setPending(true);
      try {
        const answer = await client.call(operationId, input);
        const problem = problemOfAnswer(answer);
        if (problem) return notices.notify({ tone: 'critical', message: problemMessage(problem) });
        saveFile(document, answer.data as Blob, fileNameOf(answer.headers) ?? `${name}.csv`);
        notices.notify({ tone: 'positive', message: { id: 'statistics.exported' } });
      } catch (reason) {
        notices.notify({ tone: 'critical', message: problemMessage(problemOfRejection(reason)) });
      } finally {
        setPending(false);
      }
    },
  };
}
