import { formatRut, isRut, normalizeRut } from '@school/text';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { hasContent } from '../Field/fieldTexts.ts';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import { useTypedValue } from '../Field/useTypedValue.ts';

/** @see {@link RutField} */
export interface RutFieldProps extends InputFieldProps {
  /** The RUT as `12345678-5`, when controlled; empty for none. */
  value?: string;
  /** The initial RUT, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /**
   * Called after each change with the RUT as `12345678-5`; with the typed text while it is invalid, so that the page
   * can validate it too.
   */
  onValueChange?: (value: string) => void;
  /** Called when the validity of the RUT changes; an empty field is not valid. */
  onValidChange?: (valid: boolean) => void;
  /** Shown under the field while it holds a valid RUT that was typed here, or focused and left. */
  success?: ReactNode;
  /** Shown under the field after it was left with an invalid RUT. `error` has priority. */
  invalidText?: ReactNode;
}

/**
 * A field for a Chilean RUT, typed with or without dots; formatted as "12.345.678-5" on blur. A RUT is valid
 * if its check digit is (modulus 11); after a visit to the field `data-valid` marks the control, and the page supplies
 * the texts. Renders as `TextField` does, always from left to right. With a `name`, a hidden input sends the RUT as
 * "12345678-5".
 *
 * @example
 * <RutField label="RUT" name="rut" invalidText="Check the RUT: it has a slip" success="Valid RUT" />
 */
export function RutField(props: RutFieldProps) {
  const generatedId = useId();
  const {
    id = generatedId,
    value: valueProp,
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
  const { text, value, typing, change, handleBlur } = useTypedValue<string>({
    id,
    value: valueProp ?? undefined,
    defaultValue: normalizeRut(defaultValue ?? ''),
    onValueChange,
    parse: normalizeRut,
    write: formatRut,
  });
  const valid = isRut(value);
  // An initial value is not validated before the user visits the field.
  const [wasFocused, setWasFocused] = useState(false);
  const showsSuccess = valid && wasFocused;
  const isInvalid = !valid && !typing && text.trim() !== '';

  const lastNotified = useRef(false);
  useEffect(() => {
    if (lastNotified.current === valid) return;
    lastNotified.current = valid;
    onValidChange?.(valid);
  });

  return inputField(
    generatedId,
    {
      autoCapitalize: 'characters',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      ...rest,
      id,
      error: hasContent(error) || !isInvalid ? error : invalidText,
      success: showsSuccess ? success : undefined,
      value: text,
      onChange: (event) => {
        onChange?.(event);
        setWasFocused(true);
        change(event);
      },
      onBlur: (event) => {
        onBlur?.(event);
        setWasFocused(true);
        handleBlur();
      },
    },
    {
      type: 'text',
      dir: 'ltr',
      valid: showsSuccess,
      below: name !== undefined && (
        <input type="hidden" name={name} form={rest.form} value={value} disabled={rest.disabled} readOnly />
      ),
    },
  );
}
