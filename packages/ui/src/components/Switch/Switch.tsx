import { useId, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { choice } from '../Field/choice.tsx';
import { fieldFoot } from '../Field/fieldShell.tsx';
import { describedBy, isShown, type CoreTexts } from '../Field/fieldTexts.ts';
import * as css from './Switch.css.ts';

/** @see {@link Switch} */
export interface SwitchProps
  extends
    CoreTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'required' | 'readOnly' | 'children'> {
  /** On or off, where the page keeps it. */
  checked?: boolean;
  /** Where the field keeps it: how it begins, and what a form's reset returns to. */
  defaultChecked?: boolean;
  /** On or off, after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** Why it could not be switched. */
  error?: CoreTexts['error'];
}

/**
 * Turns something on or off, at once. What is only true once a form is sent is a `Checkbox`. Renders a `<div>` around a
 * native `<input type="checkbox" role="switch">`; `className` lands on the `<div>`, `ref`, `id` and all else on the
 * `<input>`.
 */
export function Switch(props: SwitchProps) {
  const made = useId();
  const {
    id = made,
    label,
    help,
    error,
    className,
    onCheckedChange,
    onChange,
    'aria-describedby': own,
    ...rest
  } = props;
  const invalid = isShown(error);
  const change = onCheckedChange
    ? (event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        onCheckedChange(event.currentTarget.checked);
      }
    : onChange;
  return choice({
    id,
    label,
    help,
    className,
    invalid,
    look: css,
    input: {
      ...rest,
      type: 'checkbox',
      role: 'switch',
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy(id, { help, error }, own),
      onChange: change,
    },
    children: invalid && <div className={css.foot}>{fieldFoot(id, { error })}</div>,
  });
}
Switch.displayName = 'Switch';
