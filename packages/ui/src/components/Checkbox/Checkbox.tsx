import { useId, type ChangeEvent, type ComponentPropsWithRef, type Ref } from 'react';
import { choice } from '../Field/choice.tsx';
import * as css from '../Field/choice.css.ts';
import { fieldFoot } from '../Field/fieldShell.tsx';
import { describedBy, isShown, type CoreTexts } from '../Field/fieldTexts.ts';

/** @see {@link Checkbox} */
export interface CheckboxProps
  extends CoreTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'required' | 'children'> {
  /** It must be ticked. @default false */
  required?: boolean;
  /** Checked or not, where the page keeps it. */
  checked?: boolean;
  /** Where the field keeps it: how it begins, and what a form's reset returns to. */
  defaultChecked?: boolean;
  /** Checked or not, after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shows a dash: some of what it stands for is chosen. Only the look and what is read aloud. @default false */
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
 * Yes or no, beside its words. Renders a `<div>` around a native `<input type="checkbox">`; `className` lands on the
 * `<div>`, `ref`, `id` and all else on the `<input>`.
 */
export function Checkbox(props: CheckboxProps) {
  const made = useId();
  const {
    id = made,
    label,
    help,
    error,
    className,
    indeterminate,
    ref,
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
    input: {
      ...rest,
      type: 'checkbox',
      ref: indeterminate === undefined ? ref : mixed(indeterminate, ref),
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy(id, { help, error }, own),
      onChange: change,
    },
    children: invalid && <div className={css.foot}>{fieldFoot(id, { error })}</div>,
  });
}
Checkbox.displayName = 'Checkbox';
