import { useId } from 'react';
import type { CoreTexts } from '../Field/fieldTexts.ts';
import { toggleField, type ToggleFieldProps } from '../Field/toggleField.tsx';
import * as css from './Switch.css.ts';

/** @see {@link Switch} */
export interface SwitchProps extends Omit<ToggleFieldProps, 'readOnly'> {
  /** Why it could not be switched. */
  error?: CoreTexts['error'];
}

/**
 * Turns a setting on or off, at once. For a setting that takes effect when a form is sent use `Checkbox`. Renders a
 * `<div>` around a native `<input type="checkbox" role="switch">`; `className` lands on the `<div>`, `ref`, `id` and
 * all else on the `<input>`.
 */
export function Switch(props: SwitchProps) {
  return toggleField(useId(), props, { role: 'switch', look: css });
}
Switch.displayName = 'Switch';
