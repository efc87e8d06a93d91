import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { warnOnce } from '../../internal/warnOnce.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { hasContent } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { inputField, type InputFrameProps } from '../Field/inputField.tsx';
import { useTypedValue } from '../Field/useTypedValue.ts';
import { numberText, type NumberFormat } from './numberText.ts';
import { stepValue, within } from './stepValue.ts';
import { Steppers } from './Steppers.tsx';

export type { NumberFormat } from './numberText.ts';

/** @see {@link NumberField} */
export interface NumberFieldProps extends InputFrameProps {
  /** The number, when controlled; null for none. */
  value?: number | null;
  /** The initial number, when uncontrolled; a form's reset returns to it. */
  defaultValue?: number | null;
  /** Called after each change with the number; null while the field is empty or contains no number. */
  onValueChange?: (value: number | null) => void;
  /** The least valid number. A smaller one is not changed: it stays, and the field shows an error. */
  min?: number;
  /** The greatest valid number. A greater one is not changed: it stays, and the field shows an error. */
  max?: number;
  /** Step of an arrow key; Page Up and Page Down change ten steps. @default 1 */
  step?: number;
  /** Decimals and grouping. @default as many decimals as are typed, grouped as the language does */
  format?: NumberFormat;
  /** Shows buttons that add and subtract a step, for touch and mouse. @default false */
  steppers?: boolean;
  /** Rendered after the number, such as its unit. */
  end?: ReactNode;
}

const finite = (value: number | null | undefined): number | null | undefined =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value;

/**
 * A field for a number, formatted and parsed in the user's locale: "1.234,5" in Spanish is 1234.5. Renders a `<div>`
 * around a native `<input role="spinbutton">`; passes `className` to the `<div>`, and `ref`, `id` and other
 * attributes to the `<input>`. With a `name`, a hidden input submits the plain number, as "1234.5".
 *
 * For digits that are not a quantity, such as a telephone number or a code, use `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const generatedId = useId();
  const locale = useLocale();
  const { numberField } = useMessages();
  const {
    id = generatedId,
    value: valueProp,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step: stepProp = 1,
    format,
    steppers,
    end,
    name,
    error,
    onChange,
    onBlur,
    onKeyDown,
    ...rest
  } = props;
  const step = stepProp > 0 ? stepProp : 1;
  if (step !== stepProp || (min !== undefined && max !== undefined && min > max))
    warnOnce(
      'NumberField was given a step that is not above 0, or a min above its max. Arrow keys would lead nowhere. Check the three.',
    );
  const { parse, write } = numberText(locale, format);
  const { text, value, typing, change, handleBlur, set } = useTypedValue<number | null>({
    id,
    value: finite(valueProp),
    defaultValue: finite(defaultValue) ?? null,
    onValueChange,
    parse,
    write,
  });

  let fault: string | undefined;
  if (value === null) fault = text.trim() === '' ? undefined : numberField.unreadable;
  else if (min !== undefined && value < min) fault = numberField.tooSmall(write(min));
  else if (max !== undefined && value > max) fault = numberField.tooLarge(write(max));
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.setCustomValidity(fault ?? '');
  }, [id, fault]);

  const fixed = rest.disabled || rest.readOnly;
  const by = (count: number) => set(stepValue(value, count, { min, max, step }));
  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => by(1),
    ArrowDown: () => by(-1),
    PageUp: () => by(10),
    PageDown: () => by(-10),
    /* Where there is no end, the two go on moving the cursor. */
    Home: min === undefined ? undefined : () => set(min),
    End: max === undefined ? undefined : () => set(max),
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const handler = keys[event.key];
    if (event.defaultPrevented || fixed || !handler) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    handler();
  };

  return inputField(
    generatedId,
    {
      /* Keyboards of figures on phones have no minus. */
      inputMode:
        min !== undefined && min < 0 ? 'text' : format?.maximumFractionDigits === 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      role: 'spinbutton',
      'aria-valuenow': value ?? undefined,
      'aria-valuetext': text === '' ? undefined : text,
      'aria-valuemin': min,
      'aria-valuemax': max,
      ...rest,
      id,
      error: hasContent(error) || typing ? error : fault,
      value: text,
      onChange: (event) => {
        onChange?.(event);
        change(event);
      },
      onBlur: (event) => {
        onBlur?.(event);
        handleBlur();
      },
      onKeyDown: press,
    },
    {
      type: 'text',
      dir: 'ltr',
      named: steppers,
      end: (hasContent(end) || steppers) && (
        <>
          {hasContent(end) && <span className={frame.adornment}>{end}</span>}
          {steppers && !rest.readOnly && (
            <Steppers
              id={id}
              canDecrease={!rest.disabled && (value === null || value > within(-Infinity, { min, max }))}
              canIncrease={!rest.disabled && (value === null || value < within(Infinity, { min, max }))}
              by={by}
            />
          )}
        </>
      ),
      below: name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={rest.form}
          value={value ?? ''}
          disabled={rest.disabled}
          readOnly
        />
      ),
    },
  );
}
