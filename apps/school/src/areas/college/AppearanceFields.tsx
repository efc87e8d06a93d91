import { Fieldset } from '@school/ui';
import { FormColorField } from '../../forms/FormColorField.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { schoolFields, type SchoolValues } from './schoolValues.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';

const corners: readonly SchoolValues['corners'][] = ['sharp', 'soft', 'round'];

/** Fields for colour and corners of the school, with a preview. */
export function AppearanceFields() {
  const t = useText();
  const field = useFieldProps(schoolFields);
  const color = useFormValue<SchoolValues, 'color'>('color');
  const round = useFormValue<SchoolValues, 'corners'>('corners');
  const name = useFormValue<SchoolValues, 'shortName'>('shortName');
  return (
    <Fieldset label={t('school.appearance')} help={t('school.appearanceHelp')}>
      <FormColorField
        {...field('color')}
        help={t('school.form.colorHelp')}
        pickerLabel={t('school.form.pick')}
      />
      <FormRadioGroup
        {...field('corners')}
        columns={3}
        options={corners.map((value) => ({ value, label: t(`school.corners.${value}`) }))}
      />
      <ThemePreview color={color} corners={round} name={name} />
    </Fieldset>
  );
}
