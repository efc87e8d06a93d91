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
function useRefusedPin(name: string, refused: MessageId | undefined): MessageRef | undefined {
  const { meta } = useField<string>(name, { subscription });
  const { submitting } = useFormState({ subscription: submittingOnly });
  const error = meta.submitError as MessageRef | undefined;
  return !submitting && refused !== undefined && error?.id === refused ? error : undefined;
}

/**
 * Form field for a PIN, which drafts never store.
 *
 * @param props.refused Message of a PIN that the server rejected. With it such a PIN is cleared while its message stays, and
 * the field takes the focus; the only field of a form takes it after each failed submission. The form then needs no summary.
 */
export function FormPinField(props: Unbound<PinFieldProps> & { name: string; refused?: MessageId }) {
  const { name, refused, ...rest } = props;
  const t = useText();
  const form = useForm();
  const { attempt } = useFormContext();
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  const input = useRef<HTMLInputElement>(null);
  const refusal = useRefusedPin(name, refused);
  useEffect(() => {
    if (refusal) form.change(name, '');
  }, [form, name, refusal]);
  const isAlone = form.getRegisteredFields().length === 1;
  const failed =
    refused !== undefined && attempt > 0 && (refusal !== undefined || (isAlone && field.error !== undefined));
  useEffect(() => {
    if (failed) input.current?.focus();
  }, [attempt, failed, refusal]);
  // An empty PIN is reported on submission only, because dialogs focus its field at once.
  const leave = () => {
    if (field.value !== '') field.onBlur();
  };
  return (
    <PinField
      {...rest}
      {...field}
      ref={input}
      error={refusal ? t(refusal.id as MessageId, refusal.values) : field.error}
      onBlur={leave}
    />
  );
}
