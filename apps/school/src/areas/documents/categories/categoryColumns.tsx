import { IconButton, Menu, type MenuItem, type TableColumn } from '@school/ui';
import type { CategoryBranch } from '../../../categories/categoryTree.ts';
import type { Translate } from '../../../intl/useText.ts';

/** Columns of the categories table. */
export const categoryColumns = (
  t: Translate,
  getMenu: (branch: CategoryBranch) => MenuItem[],
): TableColumn<CategoryBranch>[] => [
  {
    id: 'name',
    header: t('categories.name'),
    primary: true,
    cell: ({ category }) => category.name,
    meta: ({ path, depth }) => depth > 0 && t('categories.within', { path: path.slice(0, -1).join(' › ') }),
  },
  {
    id: 'actions',
    header: t('documents.columns.actions'),
    actions: true,
    cell: (branch) => {
      const label = t('documents.actionsFor', { title: branch.category.name });
      return (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
          items={getMenu(branch)}
        />
      );
    },
  },
];
