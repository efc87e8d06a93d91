import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './FormContext.ts';
import { wrongAt } from './validation.ts';

/** Connects a field of the kit to a value of the form. */
export type FormField<Value> = {
  id: string;
  name: string;
  value: Value;
  onValueChange(value: Value): void;
  onFocus(): void;
  onBlur(): void;
  error: string | undefined;
  /** Whether the field was validated and left, and is valid. */
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
 * Connects a field to the form. An error appears when the field is left or the form is submitted, stays while it is
 * corrected, and disappears once the value is valid.
 *
 * @param label Label of the field's entry in the error summary, if it has one.
 * @param isEqual Whether two values count as unchanged. @default identity
 */
export function useFormField<Value>(
  name: string,
  empty: Value,
  label?: ReactNode,
  isEqual: (one: Value | undefined, other: Value | undefined) => boolean = Object.is,
): FormField<Value> {
  const t = useText();
  const form = useForm();
  const { getFieldId, rulesLoaded, labels } = useFormContext();
  useEffect(() => {
    if (label !== undefined) labels.set(name, label);
  }, [labels, name, label]);
  const { input, meta } = useField<Value>(name, {
    subscription,
    format: (value) => value ?? empty,
    // By default the library turns an empty value into undefined, which the rules don't expect.
    parse: asIs,
    allowNull: true,
    isEqual,
  });
  // The library subscribes in a passive effect, and React would discard what is typed before. A state that is set in a layout
  // effect makes React run the passive effects of the commit at once.
  const [, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose
  useLayoutEffect(() => setMounted(true), []);
  const [wasShown, setWasShown] = useState(false);
  const wrong = wrongAt(form, name);
  const shown =
    wrong !== undefined &&
    (wasShown || (meta.touched === true && (meta.submitFailed === true || !meta.active)));
  if (wasShown !== shown) setWasShown(shown);

  return {
    id: getFieldId(name),
    name,
    value: input.value,
    onValueChange: (value) => input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: shown ? t(wrong.id as MessageId, wrong.values) : undefined,
    settled: rulesLoaded && meta.touched === true && !meta.active && wrong === undefined,
  };
}
