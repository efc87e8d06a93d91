import { AvatarField, type AvatarFieldProps } from '@school/ui';
import { useRef } from 'react';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A picture of a form: a new one with the name of the file it was cut from, null for none any more, undefined while the present one stays. */
export type ChosenPicture = File | null | undefined;

/** The picture of a person, in a form. Its value is a {@link ChosenPicture}, which no draft can keep. */
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
      onCutting={(cutting) => {
        // While it is being cut, the whole file is the form's: leaving now asks, as for any other change.
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
