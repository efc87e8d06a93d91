import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react';
import type { FieldCounter, FieldTexts } from '../Field/fieldTexts.ts';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import { grow, growsByItself } from './grow.ts';
import * as css from './TextArea.css.ts';

/** @see {@link TextArea} */
export interface TextAreaProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'required' | 'children'> {
  /** The text, when controlled. */
  value?: string;
  /** The initial text, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the text. */
  onValueChange?: (value: string) => void;
  /** Initial number of lines; the field grows with its text. @default 3 */
  rows?: number;
  /** Shows the length of the text and its limit. Longer text is preserved, and the figure turns critical. */
  counter?: FieldCounter;
}

/**
 * A field for text of several lines that grows with its content. Renders a `<div>` around a native `<textarea>`;
 * `className` applies to the `<div>`, `ref`, `id` and other attributes apply to the `<textarea>`.
 */
export function TextArea({ rows, ...props }: TextAreaProps) {
  const generatedId = useId();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (growsByItself()) return undefined;
    const area = element.current?.querySelector('textarea');
    if (!area) return undefined;
    const fit = () => grow(area);
    fit();
    area.addEventListener('input', fit);
    return () => area.removeEventListener('input', fit);
  }, [props.value]);
  const style =
    rows === undefined ? props.style : ({ [css.rows]: rows, ...props.style } as CSSProperties | undefined);
  return inputField(generatedId, { ...props, style } as unknown as InputFieldProps, {
    dir: 'auto',
    area: css.area,
    root: element,
  });
}
