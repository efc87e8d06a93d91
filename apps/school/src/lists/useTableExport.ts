import { readFileName, type InputOf } from '@school/domain';
import { useState } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from '../data/problem.ts';
import { saveFile } from '../data/saveFile.ts';
import type { Outcome } from '../data/useCommand.ts';
import { problemMessage } from '../intl/problemText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';

/** Operations that return a spreadsheet file. */
type TableId = 'exportStatistics' | 'exportAudit' | 'exportNotificationBoard' | 'exportMessages';

/** Downloads a spreadsheet file. */
export function useTableExport(): {
  /**
   * Downloads the file.
   * @param name File name without its extension, if the server sends none.
   */
  download<Id extends TableId>(
    operationId: Id,
    input: InputOf<Id>,
    name: string,
  ): Promise<Outcome<undefined>>;
  /** Downloads the file and shows a problem in a toast. */
  exportTable<Id extends TableId>(operationId: Id, input: InputOf<Id>, name: string): Promise<void>;
  pending: boolean;
} {
  const { client } = useSources();
  const { notices } = useScreenServices();
  const [pending, setPending] = useState(false);
  const download = async <Id extends TableId>(
    operationId: Id,
    input: InputOf<Id>,
    name: string,
  ): Promise<Outcome<undefined>> => {
    setPending(true);
    try {
      const answer = await client.call(operationId, input);
      const problem = problemOfAnswer(answer);
      if (problem) return { ok: false, problem };
      saveFile(document, answer.data as Blob, readFileName(answer.headers) ?? `${name}.csv`);
      notices.notify({ tone: 'positive', message: { id: 'statistics.exported' } });
      return { ok: true, data: undefined };
    } catch (reason) {
      return { ok: false, problem: problemOfRejection(reason) };
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    download,
    async exportTable(operationId, input, name) {
      const outcome = await download(operationId, input, name);
      if (!outcome.ok) notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
    },
  };
}
