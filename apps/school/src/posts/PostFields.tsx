import { Stack } from '@school/ui';
import { FormRadioGroup } from '../forms/FormRadioGroup.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormTextArea } from '../forms/FormTextArea.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { useFormValue } from '../forms/useFormValue.ts';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';
import { AudienceFields } from './AudienceFields.tsx';
import type { PostValues } from './postValues.ts';

/** The longest title that the contract takes, in characters. */
const longestTitle = 120;

/** What is written of a post. */
export function PostFields() {
  const t = useText();
  const scope = useFormValue<PostValues, 'scope'>('scope');
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  return (
    <Stack gap="xl">
      <FormTextField
        name="title"
        label={t('posts.form.title')}
        help={t('posts.form.titleHelp')}
        counter={{ max: longestTitle }}
        autoComplete="off"
        dir="auto"
      />
      <FormSelect
        name="category"
        label={t('posts.form.category')}
        placeholder={t('posts.form.choose')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormTextArea
        name="text"
        label={t('posts.form.content')}
        help={t('posts.form.contentHelp')}
        rows={8}
        dir="auto"
      />
      <FormRadioGroup
        name="scope"
        label={t('posts.form.audience')}
        variant="cards"
        options={[
          { value: 'restricted', label: t('posts.form.restricted'), help: t('posts.form.restrictedHelp') },
          { value: 'all', label: t('posts.everybody'), help: t('posts.form.everybodyHelp') },
        ]}
      />
      {scope === 'restricted' && <AudienceFields />}
    </Stack>
  );
}
