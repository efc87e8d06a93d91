import { FormAudience } from '../../audience/FormAudience.tsx';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormDateTimeField } from '../../forms/FormDateTimeField.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useNameOrder } from '../../intl/useNameOrder.ts';
import { useText } from '../../intl/useText.ts';
import { categoryTree, pathName } from '../../categories/categoryTree.ts';

/** Fields that one document and several share: category, audience, expiry. */
export function SharedFields() {
  const t = useText();
  const inOrder = useNameOrder();
  const timeZone = useCollege()?.setting.timezone;
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  return (
    <>
      <FormSelect
        name="category"
        label={t('documents.category')}
        placeholder={t('documents.form.choose')}
        options={categoryTree(categories, inOrder).map((branch) => ({
          value: branch.category.id,
          label: pathName(branch),
        }))}
      />
      <FormAudience name="audience" right="documents.write" label={t('documents.form.audience')} />
      <FormDateTimeField
        name="expiresAt"
        label={t('documents.form.expires')}
        help={t('documents.form.expiresHelp')}
        timeZone={timeZone}
        optional
      />
    </>
  );
}
