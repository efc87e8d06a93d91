import type { Document, OperationId } from '@school/domain';
import { Button, DataTable, type MenuItem, useConfirm } from '@school/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTogether } from '../../actions/useTogether.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { hrefOfDocument, useDocumentActions } from '../../documents/useDocumentActions.tsx';
import { useFileSize } from '../../intl/useFileSize.ts';
import { useText } from '../../intl/useText.ts';
import { tableSort } from '../../lists/tableSort.ts';
import type { List } from '../../lists/useList.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { DocumentsField } from './documentsFilter.ts';

const TogetherDialog = lazy(() =>
  import('../../actions/TogetherDialog.tsx').then((file) => ({ default: file.TogetherDialog<Document> })),
);

const lists: readonly OperationId[] = ['listDocuments', 'getDocument'];
const none: ReadonlyMap<string, Document> = new Map();
const { sortOf, wordOf } = tableSort('-created_at');

/** One page of documents, a row each; cards where there is no room for a table. What is ticked stays so on other pages. */
export function DocumentsTable(props: {
  list: List<DocumentsField>;
  documents: readonly Document[];
  loading: boolean;
  /** Several can be ticked and deleted. */
  selectable: boolean;
}) {
  const t = useText();
  const confirm = useConfirm();
  const { formatNumber } = useIntl();
  const { list, documents, loading } = props;
  const { clock } = useShell();
  const timeZone = useCollege()?.setting.timezone;
  const sizeOf = useFileSize();
  const actions = useDocumentActions();
  const remove = useCommand('deleteDocument', lists);
  const together = useTogether<Document>();
  const [ticked, setTicked] = useState(none);

  const menuOf = (document: Document): MenuItem[] => {
    const writing = actions.writingOf(document);
    return [
      ...actions.readingOf(document),
      ...(writing.length > 0 ? ['separator' as const] : []),
      ...writing,
    ];
  };
  const tick = (keys: ReadonlySet<string>) => {
    const known = new Map([...ticked, ...documents.map((document) => [document.id, document] as const)]);
    setTicked(new Map([...known].filter(([id]) => keys.has(id))));
  };
  const removeTicked = async () => {
    const agreed = await confirm({
      tone: 'critical',
      title: t('documents.deleteSeveralTitle', { count: ticked.size }),
      body: t('documents.deleteSeveralBody'),
      confirmLabel: t('documents.delete'),
    });
    if (!agreed) return;
    await together.start([...ticked.values()], async ({ id }) => {
      const outcome = await remove.run({ path: { id } });
      // What somebody else has deleted meanwhile is as gone as it was to be.
      return !outcome.ok && outcome.problem.kind === 'missing' ? { ok: true, data: undefined } : outcome;
    });
  };
  return (
    <>
      <DataTable
        label={t('documents.title')}
        loading={loading}
        rows={documents}
        rowKey={({ id }) => id}
        rowHref={hrefOfDocument}
        sort={sortOf(list.filter.sort)}
        onSortChange={(sort) => list.narrow('sort', wordOf(sort))}
        selectable={props.selectable}
        selectedKeys={new Set(ticked.keys())}
        onSelectedKeysChange={tick}
        selectionActions={
          <Button size="s" variant="plain" icon="trash-2" onClick={() => void removeTicked()}>
            {t('documents.delete')}
          </Button>
        }
        columns={documentColumns(t, {
          menuOf,
          sizeOf,
          countOf: formatNumber,
          isExpired: ({ expires_at: end }) => end !== null && new Date(end) <= clock(),
          timeZone,
        })}
      />
      {actions.dialogs}
      {together.now && (
        <Suspense>
          <TogetherDialog
            together={together.now}
            title={t('documents.delete')}
            nameOf={({ title }) => title}
            onClose={() => {
              together.close();
              setTicked(none);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
