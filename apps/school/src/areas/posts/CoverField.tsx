import { Button, FileField, Grid, Image, Stack, Text } from '@school/ui';
import { useCallback, useRef } from 'react';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { acceptedPictures, mostBytes } from '../../forms/readPicture.ts';
import { useFormField } from '../../forms/useFormField.ts';
import { useText } from '../../intl/useText.ts';
import { findPendingUploads, noneLeft, postFields, type PostValues } from './postValues.ts';
import type { usePictureUpload } from './usePictureUpload.ts';

/** Fields for a post's cover picture and its alternative text. */
export function CoverField({
  keepPicture: uploadPicture,
}: {
  keepPicture: ReturnType<typeof usePictureUpload>;
}) {
  const t = useText();
  const { value, onValueChange, error, id } = useFormField<PostValues['cover']>('cover', null);
  const { value: left, onValueChange: onLeftChange } = useFormField('coverLeft', noneLeft);
  // Moves the focus to the alternative text after a picture was chosen, instead of the top of the page.
  const fresh = useRef(false);
  const enter = useCallback((field: HTMLInputElement | null) => {
    if (fresh.current) field?.focus();
  }, []);
  if (!value) {
    return (
      <FileField
        id={id}
        label={t(postFields.cover.label)}
        optional
        error={error}
        accept={acceptedPictures}
        acceptText={t('pictures.types')}
        maxSize={mostBytes}
        upload={(file, way) => uploadPicture(file, way)}
        onItemsChange={(items) => {
          const now = findPendingUploads(items);
          // Not on each progress event, because every change of the form stores the draft.
          if (JSON.stringify(now) !== JSON.stringify(left)) onLeftChange(now);
          const sent = items.find(({ state }) => state === 'sent')?.result as { src: string } | undefined;
          if (!sent) return;
          fresh.current = true;
          onValueChange({ url: sent.src, alt: '' });
        }}
      />
    );
  }
  return (
    <Stack as="section" gap="s" aria-label={t(postFields.cover.label)}>
      <Text weight="medium">{t(postFields.cover.label)}</Text>
      <Grid columns={{ narrow: 1, medium: 2 }} gap="l">
        <Image src={value.url} alt={value.alt} ratio="16/9" />
        <Stack gap="m">
          <FormTextField
            name="cover.alt"
            label={t('posts.form.coverAlt')}
            help={t('posts.form.coverAltHelp')}
            maxLength={300}
            ref={enter}
            autoComplete="off"
            dir="auto"
          />
          <Stack align="start">
            <Button icon="trash-2" onClick={() => onValueChange(null)}>
              {t('posts.form.coverRemove')}
            </Button>
          </Stack>
        </Stack>
      </Grid>
    </Stack>
  );
}
