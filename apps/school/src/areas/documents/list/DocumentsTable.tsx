import { type Document, listDocumentsDefaults } from '@school/domain';
import { Button, DataTable, type MenuItem } from '@school/ui';
import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';
import { hrefOfDocument, useDocumentActions } from '../useDocumentActions.tsx';
import { useFileSize } from '../../../intl/useFileSize.ts';
import { useText } from '../../../intl/useText.ts';
import { parseSort, formatSort } from '../../../lists/sortWord.ts';
import type { List } from '../../../lists/useList.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { DocumentsField } from './documentsFilter.ts';
import type { Selection } from './useSelection.tsx';

/** A page of documents as a table, or as cards on narrow screens. */
export function DocumentsTable(props: {
  list: List<DocumentsField>;
  documents: readonly Document[];
  loading: boolean;
  /** The selection; undefined without permission for bulk actions. */
  ticked: Selection | undefined;
}) {
  const t = useText();
  const { formatNumber } = useIntl();
  const { list, documents, loading, ticked } = props;
  const { clock } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const formatSize = useFileSize();
  const actions = useDocumentActions();

  const getMenu = (document: Document): MenuItem[] => {
    const writing = actions.getWriteActions(document);
    return [
      ...actions.getReadActions(document),
      ...(writing.length > 0 ? ['separator' as const] : []),
      ...writing,
    ];
  };
  return (
    <>
      <DataTable
        label={t('documents.title')}
        loading={loading}
        rows={documents}
        rowKey={({ id }) => id}
        rowHref={hrefOfDocument}
        sort={parseSort(list.filter.sort, listDocumentsDefaults.sort)}
        onSortChange={(sort) => list.narrow('sort', formatSort(sort, listDocumentsDefaults.sort))}
        selectable={ticked !== undefined}
        selectedKeys={ticked?.keys ?? new Set()}
        onSelectedKeysChange={(keys) => ticked?.tick(keys, documents)}
        selectionActions={
          <Button size="s" variant="plain" icon="trash-2" onClick={() => void ticked?.remove()}>
            {t('documents.delete')}
          </Button>
        }
        columns={documentColumns(t, {
          getMenu,
          formatSize,
          formatCount: formatNumber,
          isExpired: ({ expires_at: end }) => end !== null && new Date(end) <= clock(),
          timeZone,
        })}
      />
      {actions.dialogs}
    </>
  );
}
