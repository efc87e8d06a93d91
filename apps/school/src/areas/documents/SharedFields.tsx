import { FormAudience } from '../../audience/FormAudience.tsx';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormDateTimeField } from '../../forms/FormDateTimeField.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useNameOrder } from '../../intl/useNameOrder.ts';
import { useText } from '../../intl/useText.ts';
import { categoryTree, pathName } from '../../categories/categoryTree.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { sharedFields } from './documentValues.ts';

/** Fields that one document and several share: category, audience, expiry. */
export function SharedFields() {
  const t = useText();
  const field = useFieldProps(sharedFields);
  const inOrder = useNameOrder();
  const timeZone = useCollege()?.setting.timezone;
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  return (
    <>
      <FormSelect
        {...field('category')}
        placeholder={t('documents.form.choose')}
        options={categoryTree(categories, inOrder).map((branch) => ({
          value: branch.category.id,
          label: pathName(branch),
        }))}
      />
      <FormAudience {...field('audience')} permission="documents.write" />
      <FormDateTimeField
        {...field('expiresAt')}
        help={t('documents.form.expiresHelp')}
        timeZone={timeZone}
        optional
      />
    </>
  );
}
