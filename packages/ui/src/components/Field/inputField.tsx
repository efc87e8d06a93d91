import type { ChangeEvent, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { IconName } from '../../internal/icons.ts';
import { Counter } from './Counter.tsx';
import { fieldShell } from './fieldShell.tsx';
import {
  describedBy,
  isShown,
  textIds,
  type FieldCounter,
  type FieldSize,
  type FieldTexts,
} from './fieldTexts.ts';
import * as frame from './frame.css.ts';

/** What the fields that hold one line of text have in common. */
export interface InputFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'defaultValue' | 'required' | 'children'> {
  /** The text, where the page keeps it. */
  value?: string;
  /** The text to begin with, where the field keeps it; a form's reset returns to it. */
  defaultValue?: string;
  /** The text after each change. */
  onValueChange?: (value: string) => void;
  /** @default 'm' */
  size?: FieldSize;
  /** Shows how much is written, of how much. Longer text is not cut: it stays, and the figure turns critical. */
  counter?: FieldCounter;
  /** An icon before the text. */
  icon?: IconName;
}

const focusInput = (event: MouseEvent<HTMLDivElement>): void => {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return;
  /* Otherwise the press itself would take the focus away again. */
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
};

interface Parts {
  type: string;
  /** What stands after the text: an icon, or a button of class `frame.inset`. */
  end?: ReactNode;
}

/* A function and not a component, like fieldShell: one component and one hook a field. */
export const inputField = (made: string, props: InputFieldProps, { type, end }: Parts) => {
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
    size = 'm',
    counter,
    icon,
    className,
    onValueChange,
    onChange,
    'aria-describedby': own,
    ...rest
  } = props;
  const { disabled, readOnly, value, defaultValue } = rest;
  const invalid = isShown(error);
  const state = {
    'data-invalid': invalid ? '' : undefined,
    'data-valid': !invalid && isShown(success) ? '' : undefined,
    'data-readonly': readOnly ? '' : undefined,
  };
  const adorned = icon !== undefined || isShown(end);
  const change = onValueChange
    ? (event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        onValueChange(event.currentTarget.value);
      }
    : onChange;
  const input = (
    <input
      type={type}
      {...rest}
      {...state}
      id={id}
      required={required}
      className={adorned ? frame.bare : cx(frame.frame, frame.sizes[size])}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy(id, { help, error, success, counter }, own)}
      onChange={change}
    />
  );
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
    counter: counter && (
      <Counter
        id={textIds(id).counter}
        controlId={id}
        max={counter.max}
        value={value}
        defaultValue={defaultValue}
      />
    ),
    children: adorned ? (
      /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only a larger way to the input */
      <div
        {...state}
        className={cx(frame.frame, frame.sizes[size], frame.holder)}
        data-disabled={disabled ? '' : undefined}
        onMouseDown={focusInput}
      >
        {icon && <Glyph name={icon} className={frame.adornment} />}
        {input}
        {end}
      </div>
    ) : (
      input
    ),
  });
};
