import type { Document } from '@school/domain';
import { useConfirm } from '@school/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useBulkAction } from '../../../actions/useBulkAction.ts';
import { invalidateAfter } from '../../../data/cache.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const TogetherDialog = lateDialog(
  () => import('../../../actions/BulkActionDialog.tsx').then((file) => file.BulkActionDialog<Document>),
  byOnClose,
);

const none: ReadonlyMap<string, Document> = new Map();

/** The selected documents on all pages, and their bulk actions. */
export type Selection = {
  keys: ReadonlySet<string>;
  /**
   * Sets the selection.
   * @param documents The documents on screen.
   */
  tick(keys: ReadonlySet<string>, documents: readonly Document[]): void;
  remove(): Promise<void>;
  /** The result dialog; it stays open even if the list is empty. */
  report: ReactNode;
};

export function useSelection(): Selection {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useCommand('deleteDocument');
  const together = useBulkAction<Document>();
  const [ticked, setTicked] = useState(none);
  return {
    keys: new Set(ticked.keys()),
    tick(keys, documents) {
      const documentsById = new Map([
        ...ticked,
        ...documents.map((document) => [document.id, document] as const),
      ]);
      setTicked(new Map([...documentsById].filter(([id]) => keys.has(id))));
    },
    async remove() {
      const agreed = await confirm({
        tone: 'critical',
        title: t('documents.deleteSeveralTitle', { count: ticked.size }),
        body: t('documents.deleteSeveralBody'),
        confirmLabel: t('documents.delete'),
      });
      if (!agreed) return;
      await together.start([...ticked.values()], async ({ id, version }) => {
        const outcome = await run({ path: { id }, ifMatch: version });
        if (outcome.ok || outcome.problem.kind !== 'missing') return outcome;
        // A document that another person deleted meanwhile counts as deleted.
        invalidateAfter('deleteDocument');
        return { ok: true, data: undefined };
      });
    },
    report: together.now && (
      <Suspense>
        <TogetherDialog
          state={together.now}
          title={t('documents.delete')}
          getName={({ title }) => title}
          onClose={() => {
            together.close();
            setTicked(none);
          }}
        />
      </Suspense>
    ),
  };
}
