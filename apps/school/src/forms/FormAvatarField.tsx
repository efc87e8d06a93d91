import { AvatarField, type AvatarFieldProps, FileRejectedError } from '@school/ui';
import { useRef } from 'react';
import { useText } from '../intl/useText.ts';
import type { Unbound } from './FormTextField.tsx';
import { convertHeicPhoto, heicTypes } from './readPicture.ts';
import { useFormField } from './useFormField.ts';

const accepted = ['image/*', ...heicTypes];

/**
 * Value of an avatar field: a new picture with the name of its original file, null to remove it, undefined to keep the
 * current one; `converting` while a chosen photo can't be sent yet.
 */
export type ChosenPicture = File | 'converting' | null | undefined;

/** Form field for a person's picture. Its value is a {@link ChosenPicture}, which drafts can't store. */
export function FormAvatarField({ name, ...rest }: Unbound<AvatarFieldProps> & { name: string }) {
  const t = useText();
  const { value, onValueChange, error, id } = useFormField<ChosenPicture>(name, undefined, rest.label);
  const chosen = useRef<File>(undefined);
  const before = useRef<ChosenPicture>(undefined);
  const latest = useRef<AbortSignal>(undefined);
  return (
    <AvatarField
      {...rest}
      id={id}
      error={error}
      accept={accepted}
      prepare={async (file, signal) => {
        if (value !== 'converting') before.current = value;
        latest.current = signal;
        onValueChange('converting');
        const picture = await convertHeicPhoto(file, { signal }).finally(() => {
          // Another chosen file is still converted.
          if (latest.current === signal) onValueChange(before.current);
        });
        if (picture instanceof File) return picture;
        throw new FileRejectedError(t(picture.id, picture.values));
      }}
      onChange={({ currentTarget }) => {
        chosen.current = currentTarget.files?.[0];
      }}
      onCroppingChange={(cutting) => {
        // During cropping the value is the whole file, so that leaving the form asks for confirmation.
        if (cutting) {
          before.current = value;
          onValueChange(chosen.current);
        } else if (value === chosen.current) onValueChange(before.current);
      }}
      onValueChange={(picture) =>
        onValueChange(picture && new File([picture], chosen.current?.name ?? '', { type: picture.type }))
      }
    />
  );
}
