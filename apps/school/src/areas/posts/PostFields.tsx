import { Button, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { FormRichTextField } from '../../forms/FormRichTextField.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useText } from '../../intl/useText.ts';
import { ConfirmationFields } from '../receipts/index.ts';
import { PublicationFields } from './PublicationFields.tsx';
import { usePictureUpload } from './usePictureUpload.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { postFields } from './postValues.ts';
import { latePart } from '../../router/latePart.tsx';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

// Below the fold of the form.
const AttachmentsField = latePart(() =>
  import('./AttachmentsField.tsx').then((file) => file.AttachmentsField),
);
const CoverField = latePart(() => import('./CoverField.tsx').then((file) => file.CoverField));
const FormAudience = latePart(() =>
  import('../../audience/FormAudience.tsx').then((file) => file.FormAudience),
);
const PostPreview = lateDialog(() => import('./PostPreview.tsx').then((file) => file.PostPreview), byOnClose);

/**
 * Fields of a post.
 *
 * @param out Whether the post is already published: its publication time can't be changed.
 */
export function PostFields({ out }: { out: boolean }) {
  const t = useText();
  const field = useFieldProps(postFields);
  const uploadPicture = usePictureUpload();
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  const [previewing, setPreviewing] = useState(false);
  return (
    <Stack gap="xl">
      <FormTextField {...field('title')} help={t('posts.form.titleHelp')} autoComplete="off" dir="auto" />
      <FormSelect
        {...field('category')}
        placeholder={t('posts.form.choose')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormRichTextField
        {...field('body')}
        labelEnd={
          <Button variant="plain" size="s" icon="eye" onClick={() => setPreviewing(true)}>
            {t('posts.preview')}
          </Button>
        }
        placeholder={t('posts.form.contentHelp')}
        onUploadImage={uploadPicture}
      />
      {/* One boundary for all three, so that none is moved by one above it that loads later. */}
      <Suspense fallback={<Coming />}>
        <CoverField keepPicture={uploadPicture} />
        <AttachmentsField />
        <FormAudience {...field('audience')} permission="posts.write" help={t('posts.form.audienceHelp')} />
        {!out && <PublicationFields />}
        <ConfirmationFields published={out} />
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
