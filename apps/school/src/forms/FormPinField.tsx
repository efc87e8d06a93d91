import type { MessageRef } from '@school/domain';
import { PinField, type PinFieldProps } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './FormContext.ts';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

const subscription = { submitError: true };
const submittingOnly = { submitting: true };

/** Returns the message of a PIN that the server rejected, until the next submission. */
function useRejectedPin(name: string, rejected: MessageId | undefined): MessageRef | undefined {
  const { meta } = useField<string>(name, { subscription });
  const { submitting } = useFormState({ subscription: submittingOnly });
  const error = meta.submitError as MessageRef | undefined;
  return !submitting && rejected !== undefined && error?.id === rejected ? error : undefined;
}

/**
 * Form field for a PIN, which drafts never store.
 *
 * @param props.rejected Message of a PIN that the server rejected. With it such a PIN is cleared while its message stays, and
 * the field takes the focus; the only field of a form takes it after each failed submission. The form then needs no summary.
 */
export function FormPinField(props: Unbound<PinFieldProps> & { name: string; rejected?: MessageId }) {
  const { name, rejected, ...rest } = props;
  const t = useText();
  const form = useForm();
  const { attempt } = useFormContext();
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  const input = useRef<HTMLInputElement>(null);
  const rejection = useRejectedPin(name, rejected);
  useEffect(() => {
    if (rejection) form.change(name, '');
  }, [form, name, rejection]);
  const isAlone = form.getRegisteredFields().length === 1;
  const failed =
    rejected !== undefined &&
    attempt > 0 &&
    (rejection !== undefined || (isAlone && field.error !== undefined));
  useEffect(() => {
    if (failed) input.current?.focus();
  }, [attempt, failed, rejection]);
  // An empty PIN is reported on submission only, because dialogs focus its field at once.
  const leave = () => {
    if (field.value !== '') field.onBlur();
  };
  return (
    <PinField
      {...rest}
      required={!rest.optional}
      {...field}
      ref={input}
      error={rejection ? t(rejection.id as MessageId, rejection.values) : field.error}
      onBlur={leave}
    />
  );
}
