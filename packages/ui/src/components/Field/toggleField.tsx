import type { ComponentPropsWithRef } from 'react';
import * as css from './choice.css.ts';
import { choice, type ChoiceLook } from './choice.tsx';
import { fieldFoot } from './fieldShell.tsx';
import { describedBy, hasContent, type CoreTexts } from './fieldTexts.ts';

/** Props of the fields that are on or off. */
export interface ToggleFieldProps
  extends
    CoreTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'required' | 'children'> {
  /** Whether it is on, when controlled. */
  checked?: boolean;
  /** Whether it is initially on, when uncontrolled; a form's reset returns to it. */
  defaultChecked?: boolean;
  /** Called after each change with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

interface Parts {
  role?: 'switch';
  look?: ChoiceLook & { foot: string };
}

/* A function and not a component, like inputField. */
export const toggleField = (generatedId: string, props: ToggleFieldProps, { role, look }: Parts = {}) => {
  const { id = generatedId, label, help, error, className, onCheckedChange, ...rest } = props;
  const invalid = hasContent(error);
  /* Mutates `rest`, which belongs to this call, because each copy would cost every field. */
  const input: ComponentPropsWithRef<'input'> = rest;
  input.type = 'checkbox';
  if (role) input.role = role;
  if (invalid) input['aria-invalid'] = true;
  input['aria-describedby'] = describedBy(id, { help, error }, input['aria-describedby']);
  if (onCheckedChange) {
    const { onChange } = input;
    input.onChange = (event) => {
      onChange?.(event);
      onCheckedChange(event.currentTarget.checked);
    };
  }
  return choice({
    id,
    label,
    help,
    className,
    look,
    invalid,
    input,
    children: invalid && <div className={look ? look.foot : css.foot}>{fieldFoot(id, { error })}</div>,
  });
};
