import type { ReactNode } from 'react';

/** Height of a control: 32, 40 or 48 px; at least 44 under a finger. */
export type FieldSize = 's' | 'm' | 'l';

/** The longest text that a field takes. */
export interface FieldCounter {
  /** Characters as a person counts them (code points), not UTF-16 units. */
  max: number;
}

/* Parts, each extended by the next, and not picked from a whole: the props table of a page follows `extends` alone. */

/** Texts of a field around its control. */
export interface CoreTexts {
  /** Accessible name of the control, also shown unless it is hidden. */
  label: ReactNode;
  /** One line under the label: the expected content and its format. */
  help?: ReactNode;
  /** The error and how to correct it; marks the control as invalid. Replaces `success`. */
  error?: ReactNode;
}

/** Texts of a group of controls with one name. */
export interface GroupTexts extends CoreTexts {
  /** A confirmation under the control, such as "Valid RUT". */
  success?: ReactNode;
  /** Sets `aria-required`: the field must be filled. @default false */
  required?: boolean;
  /** Writes the word "optional" after the label. @default false */
  optional?: boolean;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean;
}

/** The texts of a single field around its control. */
export interface FieldTexts extends GroupTexts {
  /** A link at the end of the label's line, such as "Forgot it?". It follows the control in the tab order. */
  labelEnd?: ReactNode;
}

/* The ids of a field's texts, derived from the id of its control; each made only where it is needed. */
export const labelId = (id: string): string => `${id}-label`;
export const helpId = (id: string): string => `${id}-help`;
export const footId = (id: string): string => `${id}-foot`;
export const counterId = (id: string): string => `${id}-counter`;

/** Whether a text is there to be shown; React draws nothing for these values. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';

/** The value of `aria-describedby`: the caller's ids first, then help, error or success, and counter. */
export const describedBy = (
  id: string,
  {
    help,
    error,
    success,
    counter,
  }: Pick<FieldTexts, 'help' | 'error' | 'success'> & { counter?: FieldCounter },
  describedByProp?: string,
): string | undefined => {
  let list = describedByProp ?? '';
  if (hasContent(help)) list += ` ${helpId(id)}`;
  if (hasContent(error) || hasContent(success)) list += ` ${footId(id)}`;
  if (counter) list += ` ${counterId(id)}`;
  return list === '' ? undefined : list.trim();
};
