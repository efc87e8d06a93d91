import { AvatarField, type AvatarFieldProps } from '@school/ui';
import { useRef } from 'react';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/**
 * Value of an avatar field: a new picture with the name of its original file, null to remove it, undefined to keep the
 * current one.
 */
export type ChosenPicture = File | null | undefined;

/** Form field for a person's picture. Its value is a {@link ChosenPicture}, which drafts can't store. */
export function FormAvatarField({ name, ...rest }: Unbound<AvatarFieldProps> & { name: string }) {
  const { value, onValueChange, error, id } = useFormField<ChosenPicture>(name, undefined, rest.label);
  const chosen = useRef<File>(undefined);
  const before = useRef<ChosenPicture>(undefined);
  return (
    <AvatarField
      {...rest}
      id={id}
      error={error}
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
