import { fileNameOf, type InputOf } from '@school/domain';
import { useState } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from '../../data/problem.ts';
import { saveFile } from '../../data/saveFile.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

/** One of the statistics. */
export type Kind = InputOf<'exportStatistics'>['path']['kind'];

/** Gives one of the statistics as a table for a spreadsheet, into the reader's downloads. */
export function useExport(query: InputOf<'exportStatistics'>['query']): {
  give(kind: Kind): Promise<void>;
  pending: boolean;
} {
  const { client } = useSources();
  const { notices } = useShell();
  const [pending, setPending] = useState(false);
  const give = async (kind: Kind) => {
    setPending(true);
    try {
      const answer = await client.call('exportStatistics', { path: { kind }, ...(query && { query }) });
      const problem = problemOfAnswer(answer);
      if (problem) return notices.tell({ tone: 'critical', message: problemMessage(problem) });
      saveFile(document, answer.data as Blob, fileNameOf(answer.headers) ?? `${kind}.csv`);
      notices.tell({ tone: 'positive', message: { id: 'statistics.exported' } });
    } catch (reason) {
      notices.tell({ tone: 'critical', message: problemMessage(problemOfRejection(reason)) });
    } finally {
      setPending(false);
    }
  };
  return { give, pending };
}
