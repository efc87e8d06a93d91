import type { DocumentCategory } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { type CategoryBranch, categoryTree } from '../../../categories/categoryTree.ts';
import { useNameOrder } from '../../../intl/useNameOrder.ts';
import { useText } from '../../../intl/useText.ts';
import { categoryColumns } from './categoryColumns.tsx';
import { documentPaths } from '../paths.ts';

/** Table of the categories, each below its parent. */
export function CategoriesTable(props: {
  categories: readonly DocumentCategory[];
  loading: boolean;
  onEdit(category: DocumentCategory): void;
}) {
  const t = useText();
  const inOrder = useNameOrder();
  const remove = useDeletion('deleteDocumentCategory');
  const getMenu = ({ category }: CategoryBranch): MenuItem[] => [
    {
      id: 'edit',
      label: t('categories.edit'),
      icon: 'pencil',
      onSelect: () => props.onEdit(category),
    },
    {
      id: 'delete',
      label: t('documents.categories.delete'),
      icon: 'trash-2',
      tone: 'critical',
      onSelect: () =>
        void remove({
          id: category.id,
          title: t('documents.categories.deleteTitle'),
          body: t('documents.categories.deleteBody', { name: category.name }),
          confirmLabel: t('documents.categories.delete'),
          done: 'documents.categories.deleted',
          instead: { conflict: 'documents.categories.inUse' },
        }),
    },
  ];
  return (
    <Table
      label={t('documents.categories.title')}
      loading={props.loading}
      rows={categoryTree(props.categories, inOrder)}
      rowKey={({ category }) => category.id}
      rowHref={({ category }) => documentPaths.list.href({ category: category.slug })}
      columns={categoryColumns(t, getMenu)}
    />
  );
}
