import { useText } from '../intl/useText.ts';
import { FormPhone } from './FormPhone.tsx';
import { FormTextField } from './FormTextField.tsx';

/** Form fields for a number that people call, and for its extension, which a pasted number brings along. */
export function FormFullPhone(props: { name: string; extensionName: string; label: string }) {
  const t = useText();
  return (
    <>
      <FormPhone {...props} shortNumbers optional autoComplete="off" />
      <FormTextField
        name={props.extensionName}
        label={t('phones.extension')}
        optional
        autoComplete="off"
        inputMode="numeric"
        dir="ltr"
      />
    </>
  );
}
