import type { CollegeRecord } from '@school/domain';
import { Box, Button, Image, Inline, Notice, Stack, Text } from '@school/ui';
import { type ChangeEvent, useRef } from 'react';
import { useText } from '../../intl/useText.ts';
import { acceptedPictures } from '../../forms/readPicture.ts';
import { useChosenPicture } from './useChosenPicture.ts';
import { type Slot, usePictureChange } from './usePictureChange.ts';

/** A picture slot of the school: preview, upload and removal. */
export function PictureSlot({ school, slot }: { school: CollegeRecord; slot: Slot }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { picture, address: preview, fault, setFault, isReading, choose, discard } = useChosenPicture();
  const { send, remove, pending } = usePictureChange(school, slot);
  const label = t(`school.pictures.${slot}`);
  const current = school[slot];

  const chooseFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Resets the input, so that a corrected file of the same name can be chosen again.
    currentTarget.value = '';
    if (file) void choose(file);
  };
  const use = async () => {
    if (!picture) return;
    const wrong = await send(picture);
    if (wrong) setFault(wrong);
    else discard();
  };

  return (
    <Stack gap="s" role="group" aria-label={label}>
      <Text weight="medium">{label}</Text>
      <Text size="small" tone="quiet">
        {t(`school.pictures.${slot}Help`)}
      </Text>
      <Box border radius="card" background="sunken" padding="s">
        <Image
          src={preview ?? current}
          alt={preview || current ? label : t('school.pictures.none')}
          fit="contain"
          radius="none"
        />
      </Box>
      {fault && (
        <Notice tone="critical" role="alert">
          {t(fault.id, fault.values)}
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures.join(',')}
        aria-label={label}
        onChange={chooseFile}
      />
      {picture || isReading ? (
        <Inline gap="s">
          <Button
            size="s"
            tone="accent"
            variant="soft"
            loading={pending || isReading}
            onClick={() => void use()}
          >
            {t('school.pictures.use')}
          </Button>
          <Button size="s" variant="plain" disabled={pending} onClick={discard}>
            {t('school.pictures.discard')}
          </Button>
        </Inline>
      ) : (
        <Inline gap="s">
          <Button
            size="s"
            icon="upload"
            aria-label={t(current ? 'school.pictures.changeOf' : 'school.pictures.addOf', { picture: label })}
            onClick={() => input.current?.click()}
          >
            {t(current ? 'school.pictures.change' : 'school.pictures.add')}
          </Button>
          {current && (
            <Button
              size="s"
              variant="plain"
              aria-label={t('school.pictures.removeOf', { picture: label })}
              onClick={() => void remove(label)}
            >
              {t('school.pictures.remove')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
