import { useQuery } from '../../../data/useQuery.ts';
import { categoryTree, pathName } from '../../../categories/categoryTree.ts';
import { useNameOrder } from '../../../intl/useNameOrder.ts';
import { useText } from '../../../intl/useText.ts';
import type { ListChoice } from '../../../lists/ListChoice.ts';

/** Returns the filter of documents: category, including its descendants. */
export function useDocumentChoices(): ListChoice<'category'>[] {
  const t = useText();
  const inOrder = useNameOrder();
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  return [
    {
      name: 'category',
      label: t('documents.category'),
      any: t('documents.anyCategory'),
      options: categoryTree(categories, inOrder).map((branch) => ({
        value: branch.category.slug,
        label: pathName(branch),
      })),
    },
  ];
}
