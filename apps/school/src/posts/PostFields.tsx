import { Button, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '../data/useQuery.ts';
import { FormRichTextField } from '../forms/FormRichTextField.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { useFormField } from '../forms/useFormField.ts';
import { useText } from '../intl/useText.ts';
import { PublicationFields } from './PublicationFields.tsx';
import { useKeepPicture } from './useKeepPicture.ts';

// Further down than anybody begins.
const AttachmentsField = lazy(() =>
  import('./AttachmentsField.tsx').then((file) => ({ default: file.AttachmentsField })),
);
const CoverField = lazy(() => import('./CoverField.tsx').then((file) => ({ default: file.CoverField })));
const FormAudience = lazy(() =>
  import('../audience/FormAudience.tsx').then((file) => ({ default: file.FormAudience })),
);
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
  // Known to the form before the picker is here: what it lacks is said even then.
  useFormField('audience:grade_ids', undefined);
  useFormField('audience:course_ids', undefined);
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
      {/* They come together: one that came before those above it would be pushed by them. */}
      <Suspense fallback={<Coming />}>
        <CoverField keepPicture={keepPicture} />
        <AttachmentsField />
        <FormAudience
          name="audience"
          right="posts.write"
          label={t('posts.form.audience')}
          help={t('posts.form.audienceHelp')}
        />
        {!out && <PublicationFields />}
      </Suspense>
      {previewing && (
        <Suspense>
          <PostPreview onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Coming() {
  const t = useText();
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={880} />
    </SkeletonGroup>
  );
}
