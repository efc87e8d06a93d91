import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Counter } from '../Field/Counter.tsx';
import { fieldShell } from '../Field/fieldShell.tsx';
import { counterId, describedBy, isShown, type FieldCounter, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { grow, growsByItself } from './grow.ts';
import * as css from './TextArea.css.ts';

/** @see {@link TextArea} */
export interface TextAreaProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'required' | 'children'> {
  /** The text, where the page keeps it. */
  value?: string;
  /** The text to begin with, where the field keeps it; a form's reset returns to it. */
  defaultValue?: string;
  /** The text after each change. */
  onValueChange?: (value: string) => void;
  /** Lines that are there from the start; the field grows with its text from then on. @default 3 */
  rows?: number;
  /** Shows how much is written, of how much. Longer text is not cut: it stays, and the figure turns critical. */
  counter?: FieldCounter;
}

/**
 * Text of several lines; it grows with what is written. Renders a `<div>` around a native `<textarea>`; `className`
 * lands on the `<div>`, `ref`, `id` and all else on the `<textarea>`.
 */
export function TextArea(props: TextAreaProps) {
  const made = useId();
  const {
    id = made,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    labelEnd,
    rows,
    counter,
    className,
    style,
    ref,
    onValueChange,
    onChange,
    'aria-describedby': own,
    ...rest
  } = props;
  const { disabled, readOnly, value, defaultValue } = rest;
  const invalid = isShown(error);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const mine = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (growsByItself()) return undefined;
    const area = mine.current?.querySelector('textarea');
    if (!area) return undefined;
    const fit = () => grow(area);
    fit();
    area.addEventListener('input', fit);
    return () => area.removeEventListener('input', fit);
  }, [value]);
  return fieldShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    root: { ref: mine },
    counter: counter && (
      <Counter
        id={counterId(id)}
        controlId={id}
        max={counter.max}
        value={value}
        defaultValue={defaultValue}
      />
    ),
    children: (
      <textarea
        dir="auto"
        {...rest}
        ref={ref}
        id={id}
        required={required}
        className={cx(frame.frame, css.area)}
        style={rows === undefined ? style : ({ [css.rows]: rows, ...style } as CSSProperties)}
        data-invalid={invalid ? '' : undefined}
        data-valid={!invalid && isShown(success) ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(id, { help, error, success, counter }, own)}
        onChange={onChange || onValueChange ? change : undefined}
      />
    ),
  });
}
TextArea.displayName = 'TextArea';
