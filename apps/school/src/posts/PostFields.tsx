import { Button, Stack } from '@school/ui';
import { lazy, Suspense, useState } from 'react';
import { FormAudience } from '../audience/FormAudience.tsx';
import { useQuery } from '../data/useQuery.ts';
import { FormRichTextField } from '../forms/FormRichTextField.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { useText } from '../intl/useText.ts';
import { CoverField } from './CoverField.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { useKeepPicture } from './useKeepPicture.ts';

const PostPreview = lazy(() => import('./PostPreview.tsx').then((file) => ({ default: file.PostPreview })));

/** The longest title that the contract takes, in characters. */
const longestTitle = 120;

/**
 * What is written of a post.
 *
 * @param out The post can be read already: when it comes out is no question any more.
 */
export function PostFields({ out }: { out: boolean }) {
  const t = useText();
  const keepPicture = useKeepPicture();
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  const [previewing, setPreviewing] = useState(false);
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
      <FormRichTextField
        name="body"
        label={t('posts.form.content')}
        labelEnd={
          <Button variant="plain" size="s" icon="eye" onClick={() => setPreviewing(true)}>
            {t('posts.preview')}
          </Button>
        }
        placeholder={t('posts.form.contentHelp')}
        onUploadImage={keepPicture}
      />
      <CoverField keepPicture={keepPicture} />
      <FormAudience name="audience" label={t('posts.form.audience')} help={t('posts.form.audienceHelp')} />
      {!out && <PublicationFields />}
      {previewing && (
        <Suspense>
          <PostPreview onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
