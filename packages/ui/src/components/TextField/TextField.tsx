import { useId, type ReactNode } from 'react';
import type { FieldCounter } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';

/** The types of a TextField: text with a special keyboard, and nothing that the browser redraws. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'number';

/** @see {@link TextField} */
export interface TextFieldProps extends InputFieldProps {
  /** Chooses the keyboard on phones, and what browsers offer to fill in. @default 'text' */
  type?: TextFieldType;
  /**
   * The direction of the input; it stays aligned with the direction of the page.
   * @default 'auto' for text, 'ltr' for addresses and numbers
   */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Shows the length of the text and its limit. Longer text is preserved, and the figure turns critical. */
  counter?: FieldCounter;
  /** Rendered after the text, such as an icon. */
  end?: ReactNode;
}

/**
 * One line of text, with its label, help and error. Renders a `<div>` around a native `<input>`; `className`
 * applies to the `<div>`, `ref`, `id` and other attributes apply to the `<input>`.
 *
 * @example
 * <TextField label="Email" name="email" type="email" autoComplete="email" error={error} />
 */
export function TextField({ type = 'text', end, ...props }: TextFieldProps) {
  return inputField(
    useId(),
    { dir: type === 'text' ? 'auto' : 'ltr', ...props },
    {
      type,
      end: end !== undefined && <span className={frame.adornment}>{end}</span>,
    },
  );
}
