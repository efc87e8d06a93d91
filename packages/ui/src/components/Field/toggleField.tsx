import type { ComponentPropsWithRef } from 'react';
import * as css from './choice.css.ts';
import { choice, type ChoiceLook } from './choice.tsx';
import { fieldFoot } from './fieldShell.tsx';
import { describedBy, hasContent, type CoreTexts } from './fieldTexts.ts';

/** What the fields that are on or off have in common. */
export interface ToggleFieldProps
  extends
    CoreTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'required' | 'children'> {
  /** On or off, when controlled. */
  checked?: boolean;
  /** Where the field keeps it: how it begins, and what a form's reset returns to. */
  defaultChecked?: boolean;
  /** On or off, after each change. */
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
