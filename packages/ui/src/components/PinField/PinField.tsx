import { useId, useState, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { onlyDigits } from '@school/text';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { warnOnce } from '../../internal/warnOnce.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, type FieldSize, type FieldTexts } from '../Field/fieldTexts.ts';
import * as css from './PinField.css.ts';

/** @see {@link PinField} */
export interface PinFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'type'
      | 'size'
      | 'dir'
      | 'value'
      | 'defaultValue'
      | 'required'
      | 'children'
      | 'inputMode'
      | 'maxLength'
      | 'pattern'
      | 'placeholder'
    > {
  /** The number of digits, 1 to 12. @default 6 */
  length?: number;
  /** The digits, when controlled. */
  value?: string;
  /** The initial digits, when uncontrolled; a form's reset returns to them. */
  defaultValue?: string;
  /** Called after each change with the digits. */
  onValueChange?: (value: string) => void;
  /** Called when all digits are entered, such as to submit them. */
  onComplete?: (value: string) => void;
  /** Draws dots and keeps the digits from screen readers, for a PIN that others must not see. @default false */
  mask?: boolean;
  /** `one-time-code` lets a phone fill in a received code. @default 'one-time-code', 'off' if masked */
  autoComplete?: 'one-time-code' | 'current-password' | 'new-password' | 'off';
  /** @default 'm' */
  size?: FieldSize;
}

const toBoxCount = (length: number): number => {
  if (Number.isInteger(length) && length >= 1 && length <= 12) return length;
  warnOnce(
    'PinField was given a length that is not between 1 and 12. So many boxes fit on no line. Take TextField for longer codes.',
  );
  return Math.min(Math.max(Math.trunc(length) || 6, 1), 12);
};

/**
 * A short code of digits, one box each. Renders a `<div>` around one native `<input>`, so that pasting, filling in by
 * a phone and screen readers work as in any field; `className` applies to the `<div>`, `ref`, `id`, `name` and other
 * attributes to the `<input>`.
 */
export function PinField(props: PinFieldProps) {
  const generatedId = useId();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    labelEnd,
    length: lengthProp = 6,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    onComplete,
    mask = false,
    size = 'm',
    className,
    onChange,
    onClick,
    onSelect,
    onFocus,
    onBlur,
    'aria-describedby': describedByProp,
    required,
    ...rest
  } = props;
  const length = toBoxCount(lengthProp);
  const toDigits = (text: string | null | undefined): string => onlyDigits(text ?? '').slice(0, length);
  const initial = toDigits(defaultValue);
  const [value, setValue] = useControlled(
    valueProp === undefined ? undefined : toDigits(valueProp),
    initial,
    onValueChange,
  );
  /* Index of the next digit; undefined without focus. */
  const [caretIndex, setCaretIndex] = useState<number>();
  useFormReset(id, () => {
    if (valueProp === undefined && value !== initial) setValue(initial);
  });

  const invalid = hasContent(error);
  const { disabled, readOnly } = rest;
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setCaretIndex(currentTarget.selectionStart ?? undefined);
  /* The digits lie elsewhere than the boxes that show them, so the box is found here, and its digit is replaced. */
  const pick = ({ currentTarget: input, clientX, detail }: MouseEvent<HTMLInputElement>) => {
    if (detail === 0) return;
    const { left, width } = input.getBoundingClientRect();
    const box = width > 0 ? Math.floor(((clientX - left) / width) * length) : value.length;
    const start = Math.min(Math.max(box, 0), value.length);
    input.setSelectionRange(start, Math.min(start + 1, value.length));
    setCaretIndex(start);
  };

  return fieldShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    children: (
      <div
        dir="ltr"
        className={css.frame}
        data-invalid={invalid ? '' : undefined}
        data-valid={!invalid && hasContent(success) ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the press only finds the box; keys move as in any input */}
        <input
          autoComplete={mask ? 'off' : 'one-time-code'}
          {...rest}
          id={id}
          type={mask ? 'password' : 'text'}
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          className={css.input}
          value={value}
          data-invalid={invalid ? '' : undefined}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, { help, error, success }, describedByProp)}
          onChange={(event) => {
            onChange?.(event);
            const next = toDigits(event.currentTarget.value);
            if (next === value) return;
            setValue(next);
            if (next.length === length) onComplete?.(next);
          }}
          onSelect={(event) => {
            onSelect?.(event);
            follow(event);
          }}
          onFocus={(event) => {
            onFocus?.(event);
            // Focus that a dialog sets raises no event `select`.
            follow(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            pick(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            setCaretIndex(undefined);
          }}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={cx(css.box, css.sizes[size])}
            data-sign={index >= value.length ? undefined : mask ? '' : value[index]}
            data-active={index === Math.min(caretIndex ?? -1, value.length, length - 1) ? '' : undefined}
          />
        ))}
      </div>
    ),
  });
}
