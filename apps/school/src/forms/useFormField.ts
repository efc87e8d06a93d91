import { type ReactNode, useEffect, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './Form.tsx';
import { wrongAt } from './validation.ts';

/** What ties one field of the kit to one value of the form. */
export type FormField<Value> = {
  id: string;
  name: string;
  value: Value;
  onValueChange(value: Value): void;
  onFocus(): void;
  onBlur(): void;
  error: string | undefined;
  /** Looked at by the rules, left by the person, and right. */
  settled: boolean;
};

const subscription = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  active: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

const asIs = <Value>(value: Value): Value => value;

/**
 * Ties a field to the form. A mistake is said when the field is left, or when the form is sent; once said it stays in
 * sight while it is being put right, and goes as soon as it is.
 *
 * @param label What it is called, where it has an entry of its own among what is wrong.
 * @param isEqual Whether one value in place of another is no change. @default they are the same
 */
export function useFormField<Value>(
  name: string,
  empty: Value,
  label?: ReactNode,
  isEqual: (one: Value | undefined, other: Value | undefined) => boolean = Object.is,
): FormField<Value> {
  const t = useText();
  const form = useForm();
  const { idOf, judged, labels } = useFormContext();
  useEffect(() => {
    if (label !== undefined) labels.set(name, label);
  }, [labels, name, label]);
  const { input, meta } = useField<Value>(name, {
    subscription,
    format: (value) => value ?? empty,
    // The library would make a cleared field undefined, and rules would stumble over it.
    parse: asIs,
    allowNull: true,
    isEqual,
  });
  const [said, setSaid] = useState(false);
  const wrong = wrongAt(form, name);
  const shown =
    wrong !== undefined && (said || (meta.touched === true && (meta.submitFailed === true || !meta.active)));
  if (said !== shown) setSaid(shown);

  return {
    id: idOf(name),
    name,
    value: input.value,
    onValueChange: (value) => input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: shown ? t(wrong.id as MessageId, wrong.values) : undefined,
    settled: judged && meta.touched === true && !meta.active && wrong === undefined,
  };
}
