import { useId } from 'react';
import type { CoreTexts } from '../Field/fieldTexts.ts';
import { toggleField, type ToggleFieldProps } from '../Field/toggleField.tsx';
import * as css from './Switch.css.ts';

/** @see {@link Switch} */
export interface SwitchProps extends Omit<ToggleFieldProps, 'readOnly'> {
  /** The error: why the setting could not be changed. */
  error?: CoreTexts['error'];
}

/**
 * Turns a setting on or off immediately. For a setting that takes effect when a form is submitted use `Checkbox`.
 * Renders a `<div>` around a native `<input type="checkbox" role="switch">`; passes `className` to the `<div>`, and
 * `ref`, `id` and other attributes to the `<input>`.
 */
export function Switch(props: SwitchProps) {
  return toggleField(useId(), props, { role: 'switch', look: css });
}
