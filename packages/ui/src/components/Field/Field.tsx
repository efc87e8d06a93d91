import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, hasContent, labelId, type FieldTexts } from './fieldTexts.ts';
import { fieldShell } from './fieldShell.tsx';

/** Attributes that a custom control must set on its focusable element. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  disabled: boolean | undefined;
}

/** @see {@link Field} */
export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** The id of the control, for the label. @default a generated id */
  id?: string;
  /** Mutes the label and disables the control. @default false */
  disabled?: boolean;
  /** Renders the control. Spread the given props onto its focusable element. */
  children: (control: FieldControlProps, labelId: string) => ReactNode;
}

/**
 * Label, help, error and counter around a control that the kit doesn't have, such as a code editor. The fields of the
 * kit include all of this.
 */
export function Field({ children, ...props }: FieldProps) {
  const generatedId = useId();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  const texts = { label, help, error, success, required, optional, hideLabel, labelEnd };
  const control: FieldControlProps = {
    id,
    'aria-describedby': describedBy(id, texts, describedByProp),
    'aria-invalid': hasContent(error) || undefined,
    'aria-required': required || undefined,
    disabled,
  };
  return fieldShell({
    ...texts,
    id,
    disabled,
    className,
    labelId: labelId(id),
    root: rest,
    children: children(control, labelId(id)),
  });
}
