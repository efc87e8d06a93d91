import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import { parseColor } from '../../theme/parseColor.ts';
import * as css from './ColorField.css.ts';

/** @see {@link ColorField} */
export interface ColorFieldProps extends InputFieldProps {
  /** Name of the button that opens the native colour picker: "Pick a colour". */
  pickerLabel: string;
}

/* The initial colour of the picker while the text is no colour: it has no empty value. */
const unknown = '#000000';
const sixDigits = /^#[0-9a-f]{6}$/i;
const threeDigits = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

const pickable = (text: string): string => {
  const trimmed = text.trim();
  if (!parseColor(trimmed)) return unknown;
  const hex = trimmed.replace(threeDigits, '#$1$1$2$2$3$3');
  return sixDigits.test(hex) ? hex.toLowerCase() : unknown;
};

/* Uses the native setter and event, so that the page and React handle it like typed text. */
const write = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
  const input = currentTarget.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) return;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(input, currentTarget.value.toUpperCase());
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A field for a colour, typed as `#0F6E5A` or `#abc`, or picked in the native picker beside it. Invalid text is preserved:
 * the caller shows the error. Renders as `TextField` does.
 */
export function ColorField({ pickerLabel, onChange, ...props }: ColorFieldProps): ReactNode {
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  return inputField(
    useId(),
    {
      autoComplete: 'off',
      spellCheck: false,
      autoCapitalize: 'off',
      ...props,
      onChange: (event) => {
        onChange?.(event);
        setTyped(event.currentTarget.value);
      },
    },
    {
      type: 'text',
      dir: 'ltr',
      end: (
        <input
          type="color"
          aria-label={pickerLabel}
          className={css.picker}
          value={pickable(props.value ?? typed)}
          disabled={props.disabled || props.readOnly}
          onChange={write}
        />
      ),
    },
  );
}
