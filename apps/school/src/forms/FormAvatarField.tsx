import { AvatarField, type AvatarFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A picture of a form: a new one, null for none any more, undefined while the present one stays. */
export type ChosenPicture = Blob | null | undefined;

/** The picture of a person, in a form. Its value is a {@link ChosenPicture}, which no draft can keep. */
export function FormAvatarField({ name, ...rest }: Unbound<AvatarFieldProps> & { name: string }) {
  const { onValueChange, error, id } = useFormField<ChosenPicture>(name, undefined);
  return <AvatarField {...rest} id={id} error={error} onValueChange={onValueChange} />;
}
