import { useId, type Ref } from 'react';
import { toggleField, type ToggleFieldProps } from '../Field/toggleField.tsx';

/** @see {@link Checkbox} */
export interface CheckboxProps extends ToggleFieldProps {
  /** Whether it must be checked. @default false */
  required?: boolean;
  /** Shows a dash: some options below it are chosen. Sets only appearance and announced state. @default false */
  indeterminate?: boolean;
}

/* React has no attribute for it: the state lives on the element alone. */
const mixed =
  (indeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) => (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
    return undefined;
  };

/**
 * A checkbox with its label. Renders a `<div>` around a native `<input type="checkbox">`; `className` applies to the
 * `<div>`, `ref`, `id` and other attributes apply to the `<input>`.
 */
export function Checkbox({ indeterminate, ...props }: CheckboxProps) {
  if (indeterminate !== undefined) props.ref = mixed(indeterminate, props.ref);
  return toggleField(useId(), props);
}
