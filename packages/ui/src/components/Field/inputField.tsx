import type { ComponentPropsWithRef, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { Counter } from './Counter.tsx';
import { fieldShell } from './fieldShell.tsx';
import {
  counterId,
  describedBy,
  hasContent,
  labelId,
  type FieldCounter,
  type FieldSize,
  type FieldTexts,
} from './fieldTexts.ts';
import * as frame from './frame.css.ts';

/** Native props of the input that are passed on. */
export type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'required' | 'children'
>;

/** The text of a field, controlled or uncontrolled. */
export interface TextValue {
  /** The text, when controlled. */
  value?: string;
  /** The initial text, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the text. */
  onValueChange?: (value: string) => void;
}

/** Props of all fields with a frame around one line. */
export interface InputFrameProps extends FieldTexts, NativeInput {
  /** @default 'm' */
  size?: FieldSize;
  /** An icon before the text. */
  icon?: IconSource;
}

/** Props of all fields for one line of text. */
export interface InputFieldProps extends InputFrameProps, TextValue {}

interface InputFieldOptions extends InputFieldProps {
  counter?: FieldCounter;
}

interface DataState {
  'data-invalid'?: '';
  'data-valid'?: '';
  'data-readonly'?: '';
}

const focusInput = (event: MouseEvent<HTMLDivElement>): void => {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return;
  /* Otherwise the press itself would take the focus away again. */
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
};

interface Parts {
  /** The type of the input. */
  type?: string;
  /** The direction of the input, unless the caller sets one. */
  dir?: 'ltr' | 'auto';
  /** Rendered after the text: an icon, or a button of class `frame.inset`. */
  end?: ReactNode;
  /** Rendered between the control and its footer, or visually hidden. */
  below?: ReactNode;
  /** The value is valid, with or without a success text. */
  valid?: boolean;
  /** Ids of further texts that describe the control. */
  describes?: string;
  /** The label gets an id, for what else it is to name. */
  named?: boolean;
  /** The class of a text area: the control is one then. */
  area?: string;
  /** The element around the whole field, for the field itself. */
  root?: Ref<HTMLDivElement>;
}

/* A function and not a component, like fieldShell: one component and one hook a field. */
export const inputField = (generatedId: string, props: InputFieldOptions, parts: Parts) => {
  const { dir, end, below, area } = parts;
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
    size = 'm',
    counter,
    icon,
    className,
    onValueChange,
    ...control
  } = props;
  const { disabled, value, defaultValue } = control;
  const invalid = hasContent(error);
  const valid = !invalid && (parts.valid || hasContent(success));
  const adorned = icon !== undefined || hasContent(end);

  /* Mutates `control`, which belongs to this call, because each copy would cost every field. */
  const input: ComponentPropsWithRef<'input'> & DataState = control;
  input.id = id;
  if (parts.type) input.type = parts.type;
  input.dir ??= dir;
  input.className = adorned ? frame.bare : `${frame.frame} ${area ?? frame.sizes[size]}`;
  const described = describedBy(id, props, input['aria-describedby']);
  input['aria-describedby'] = parts.describes ? cx(described, parts.describes) : described;
  /* Not `required`: the browser would reject the form with its message, unlike with other fields. */
  if (required) input['aria-required'] = true;
  if (invalid) input['aria-invalid'] = true;
  const state: DataState = adorned ? {} : input;
  if (invalid) state['data-invalid'] = input['data-invalid'] = '';
  if (valid) state['data-valid'] = '';
  if (control.readOnly) state['data-readonly'] = '';
  if (onValueChange) {
    const { onChange } = input;
    input.onChange = (event) => {
      onChange?.(event);
      onValueChange(event.currentTarget.value);
    };
  }
  /* Only attributes that both elements have are set. */
  const Control = (area === undefined ? 'input' : 'textarea') as 'input';
  const inputElement = adorned ? (
    /* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only a larger target for the input */
    <div
      {...state}
      className={cx(frame.frame, frame.sizes[size], frame.frameHolder)}
      data-disabled={disabled ? '' : undefined}
      onMouseDown={focusInput}
    >
      {icon && <IconOf icon={icon} className={frame.adornment} />}
      <input {...input} />
      {end}
    </div>
  ) : (
    <Control {...input} />
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
        id={counterId(id)}
        controlId={id}
        max={counter.max}
        value={value}
        defaultValue={defaultValue}
      />
    ),
    labelId: parts.named ? labelId(id) : undefined,
    root: parts.root ? { ref: parts.root } : undefined,
    children: below ? (
      <>
        {inputElement}
        {below}
      </>
    ) : (
      inputElement
    ),
  });
};
