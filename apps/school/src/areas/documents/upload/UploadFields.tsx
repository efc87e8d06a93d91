import { Fieldset, type FileItem, Stack } from '@school/ui';
import { useEffect } from 'react';
import { acceptedEndings, largestFile } from '../acceptedFiles.ts';
import { SharedFields } from '../SharedFields.tsx';
import { longestTitle, titleOfFile } from '../titleOfFile.ts';
import { FormFileField } from '../../../forms/FormFileField.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useFormChange, useFormSubmit, useFormValues } from '../../../forms/useFormValue.ts';
import { useText } from '../../../intl/useText.ts';
import { titleName, uploadFields, type UploadValues } from './uploadValues.ts';
import type { Uploads } from './useUploads.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';

/** @returns The files with their final states; the same array if none has changed. */
function withEnds(files: readonly FileItem[], progress: Uploads['progress']): readonly FileItem[] {
  const getFinalState = ({ id, state }: FileItem) => {
    const now = progress.get(id)?.state;
    return now !== state && (now === 'refused' || now === 'sent') ? now : undefined;
  };
  if (!files.some(getFinalState)) return files;
  return files.map((file) => ({ ...file, state: getFinalState(file) ?? file.state }));
}

/** Fields of an upload: files, their titles, and the shared fields. */
export function UploadFields({ uploads }: { uploads: Uploads }) {
  const t = useText();
  const field = useFieldProps(uploadFields);
  const values = useFormValues<UploadValues>();
  const change = useFormChange<UploadValues>();
  const submit = useFormSubmit();
  useEffect(() => uploads.follow(values));
  const files = withEnds(values.files, uploads.progress);
  // Copies the states to the form, because rules and draft read the form's values.
  useEffect(() => {
    if (files !== values.files) change('files', files);
  });
  const named = files.filter(({ state }) => state !== 'refused' && state !== 'sent');
  const titles = named.map(({ id, name }) => (
    <FormTextField
      key={id}
      name={titleName(id)}
      label={named.length === 1 ? t('documents.form.title') : t('documents.form.titleOf', { file: name })}
      maxLength={longestTitle}
      autoComplete="off"
      dir="auto"
    />
  ));
  return (
    <Stack gap="xl">
      <FormFileField
        {...field('files')}
        required
        help={t('documents.form.filesHelp')}
        multiple
        accept={acceptedEndings}
        acceptText={t('documents.form.accepted')}
        maxSize={largestFile}
        progress={uploads.progress}
        onAdded={(items) => {
          for (const { id, name } of items) change(titleName(id), titleOfFile(name));
        }}
        onFileRemove={uploads.cancel}
        onFileRetry={(id) => uploads.retry(id, submit)}
      />
      {titles.length > 1 ? <Fieldset label={t('documents.form.titles')}>{titles}</Fieldset> : titles}
      <SharedFields />
    </Stack>
  );
}
