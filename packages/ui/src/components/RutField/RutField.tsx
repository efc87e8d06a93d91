import { formatRut, isRut, normalizeRut } from '@school/text';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isShown } from '../Field/fieldTexts.ts';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import { useTypedValue } from '../Field/useTypedValue.ts';

/** @see {@link RutField} */
export interface RutFieldProps extends InputFieldProps {
  /** The RUT as `12345678-5`, where the page keeps it; empty for none. */
  value?: string;
  /** The RUT to begin with, where the field keeps it; a form's reset returns to it. */
  defaultValue?: string;
  /** The RUT after each change, as `12345678-5`; while it is none, what was typed, so that the page can judge it too. */
  onValueChange?: (value: string) => void;
  /** Whether what stands there is a RUT, whenever that changes; an empty field is not. */
  onValidChange?: (valid: boolean) => void;
  /** Stands under the field while a RUT is in it that was typed, or looked at and left, here. */
  success?: ReactNode;
  /** Stands under the field once it was left with something in it that is no RUT. `error` goes first. */
  invalidText?: ReactNode;
}

/**
 * A Chilean RUT, with dots or without, as it is typed; written as "12.345.678-5" once the field is left. It is right if
 * its check digit is (modulus 11); `data-valid` says so on the control once somebody was in it, the page says so in its own words. Renders as
 * `TextField` does, always from left to right. With a `name`, a hidden input sends the RUT as "12345678-5".
 *
 * @example
 * <RutField label="RUT" name="rut" invalidText="Check the RUT: it has a slip" success="Valid RUT" />
 */
export function RutField(props: RutFieldProps) {
  const made = useId();
  const {
    id = made,
    value: given,
    defaultValue = '',
    onValueChange,
    onValidChange,
    invalidText,
    success,
    error,
    name,
    onChange,
    onBlur,
    ...rest
  } = props;
  const { text, value, typing, change, leave } = useTypedValue<string>({
    id,
    value: given ?? undefined,
    defaultValue: normalizeRut(defaultValue ?? ''),
    onValueChange,
    read: normalizeRut,
    write: formatRut,
  });
  const valid = isRut(value);
  // Of what stood there before nobody has asked.
  const [met, setMet] = useState(false);
  const isPraised = valid && met;
  const isWrong = !valid && !typing && text.trim() !== '';

  const told = useRef(false);
  useEffect(() => {
    if (told.current === valid) return;
    told.current = valid;
    onValidChange?.(valid);
  });

  return inputField(
    made,
    {
      autoCapitalize: 'characters',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      ...rest,
      id,
      error: isShown(error) || !isWrong ? error : invalidText,
      success: isPraised ? success : undefined,
      value: text,
      onChange: (event) => {
        onChange?.(event);
        setMet(true);
        change(event);
      },
      onBlur: (event) => {
        onBlur?.(event);
        setMet(true);
        leave();
      },
    },
    {
      type: 'text',
      dir: 'ltr',
      valid: isPraised,
      below: name !== undefined && (
        <input type="hidden" name={name} form={rest.form} value={value} disabled={rest.disabled} readOnly />
      ),
    },
  );
}
RutField.displayName = 'RutField';
