import { useId, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { cx } from '../../internal/cx.ts';
import { IconOf, provideIcons, type IconSource } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldSize, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { usableOptions } from '../Field/usableOptions.ts';
import * as css from './Select.css.ts';
import { SelectList, type SelectParts, type TriggerHandlers } from './SelectList.tsx';
import type { SelectOption } from './SelectOption.ts';

export type { SelectOption } from './SelectOption.ts';

const Glyph = provideIcons({ 'chevron-down': chevronDown });

/** @see {@link Select} */
export interface SelectProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'button'>,
      'value' | 'defaultValue' | 'children' | 'type' | 'onChange' | 'role'
    > {
  options: readonly SelectOption[];
  /** The chosen value, when controlled; empty for none. */
  value?: string;
  /** The value chosen at first, where the field keeps it; a form's reset returns to it. */
  defaultValue?: string;
  /** The chosen value after each change. */
  onValueChange?: (value: string) => void;
  /** Shown while no option is chosen. @default the kit's word for "Choose" */
  placeholder?: string;
  /** The name under which a form sends the value. */
  name?: string;
  /** @default 'm' */
  size?: FieldSize;
  /** Shows the value without a frame; it can't be changed. @default false */
  readOnly?: boolean;
  /** An icon before the value. */
  icon?: IconSource;
}

const opens = (key: string): boolean =>
  key.length === 1 || key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown';

/**
 * A choice of one option from a list that opens on demand. Renders a `<div>` around a `<button role="combobox">`;
 * passes `className` to the `<div>`, and `ref`, `id` and other attributes to the `<button>`. With a `name`, a hidden
 * input takes part in the form. The list is rendered when it is first opened.
 */
export function Select(props: SelectProps) {
  const generatedId = useId();
  const { select } = useMessages();
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
    options: optionsProp,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    placeholder = select.placeholder,
    name,
    form,
    size = 'm',
    readOnly,
    icon,
    className,
    ref,
    disabled,
    onClick,
    onKeyDown,
    onPointerDown,
    onBlur,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  /* One state and one ref, because a page may hold a hundred selects of which few are ever opened. */
  const [state, setState] = useState({ value: defaultValue, open: false, mounted: false });
  const parts = useRef<SelectParts>({ button: null, handlers: null });
  const { open, mounted } = state;
  /* A closed select looks for one option; the list, once it is made, looks at all of them. */
  const options = Array.isArray(optionsProp)
    ? optionsProp
    : usableOptions<SelectOption>('Select', optionsProp);
  const value = valueProp ?? state.value;
  const chosen = value === '' ? undefined : options.find((option) => option?.value === value);
  const invalid = hasContent(error);

  const change = (next: string) => {
    setState((old) => ({ ...old, value: next }));
    onValueChange?.(next);
  };
  /* Renders the list synchronously, because Radix handles the same event. */
  const getTriggerHandlers = (): TriggerHandlers | null => {
    if (readOnly) return null;
    if (!mounted) flushSync(() => setState((old) => ({ ...old, mounted: true })));
    return parts.current.handlers;
  };
  /* A native select takes the focus when its label is pressed; it doesn't open. */
  const focusOnly = (event: MouseEvent) => {
    event.preventDefault();
    parts.current.button?.focus();
  };

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
    labelId: labelId(id),
    onLabelClick: focusOnly,
    children: (
      <>
        <button
          {...rest}
          ref={(node) => {
            parts.current.button = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
            return undefined;
          }}
          type="button"
          role="combobox"
          id={id}
          form={form}
          disabled={disabled}
          className={cx(frame.frame, frame.sizes[size], css.trigger)}
          data-state={open ? 'open' : 'closed'}
          data-invalid={invalid ? '' : undefined}
          data-valid={!invalid && hasContent(success) ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, { help, error, success }, describedByProp)}
          onBlur={(event) => {
            /* Focus moves to the opened list: this is not a blur of the field. */
            if (!open) onBlur?.(event);
          }}
          onPointerDown={(event) => {
            onPointerDown?.(event);
            if (!event.defaultPrevented) getTriggerHandlers()?.onPointerDown?.(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            if (!event.defaultPrevented) getTriggerHandlers()?.onClick?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented && opens(event.key)) getTriggerHandlers()?.onKeyDown?.(event);
          }}
        >
          {icon && <IconOf icon={icon} className={frame.adornment} />}
          <bdi className={cx(css.value, !chosen && css.placeholder)}>
            {chosen ? (chosen.label ?? chosen.value) : placeholder}
          </bdi>
          {!readOnly && <Glyph name="chevron-down" className={css.chevron} />}
        </button>
        {name !== undefined && (
          <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
        )}
        {mounted && (
          <SelectList
            id={`${id}-list`}
            labelId={labelId(id)}
            options={options}
            value={value}
            onValueChange={change}
            open={open}
            onOpenChange={(next) => setState((old) => ({ ...old, open: next }))}
            disabled={disabled}
            form={form}
            parts={parts}
          />
        )}
      </>
    ),
  });
}
