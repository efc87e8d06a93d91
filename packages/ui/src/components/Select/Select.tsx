import { Trigger, unstable_Provider as Provider } from '@radix-ui/react-select';
import { useId, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { cx } from '../../internal/cx.ts';
import { IconOf, provideIcons, type IconSource } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useDirection } from '../../root/UiContext.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldSize, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { usableOptions } from '../Field/usableOptions.ts';
import * as css from './Select.css.ts';
import { holdPage } from './pageHold.ts';
import { SelectList } from './SelectList.tsx';
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
  /** The initially chosen value, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the chosen value. */
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

/* A native select takes the focus when its label is pressed; it doesn't open. */
const focusOnly = (event: MouseEvent<HTMLLabelElement>) => {
  event.preventDefault();
  event.currentTarget.control?.focus();
};

/**
 * A choice of one option from a list that opens on demand. Renders a `<div>` around a `<button role="combobox">`;
 * passes `className` to the `<div>`, and `ref`, `id` and other attributes to the `<button>`. With a `name`, a hidden
 * input takes part in the form. The list is rendered when the field first has the focus or the pointer.
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
    disabled,
    onFocus,
    onPointerEnter,
    onBlur,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  const direction = useDirection();
  /* One state, because a page may hold a hundred selects of which few are ever opened. */
  const [state, setState] = useState({ value: defaultValue, open: false, needed: false });
  const { open, needed } = state;
  /* A closed select looks for one option; the list, once it is made, looks at all of them. */
  const options = Array.isArray(optionsProp)
    ? optionsProp
    : usableOptions<SelectOption>('Select', optionsProp);
  const value = valueProp ?? state.value;
  const chosen = value === '' ? undefined : options.find((option) => option?.value === value);
  const invalid = hasContent(error);

  const changeValue = (next: string) => {
    setState((old) => ({ ...old, value: next }));
    onValueChange?.(next);
  };
  const changeOpen = (next: boolean) => {
    if (next && readOnly) return;
    if (next) holdPage();
    setState((old) => ({ ...old, open: next, needed: true }));
  };
  /* Radix needs the options before the first typed letter. */
  const prepareList = () => setState((old) => (old.needed ? old : { ...old, needed: true }));

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
      /* Radix's Root adds a native select to each, of which the hidden input needs nothing. */
      <Provider
        value={value}
        onValueChange={changeValue}
        open={open}
        onOpenChange={changeOpen}
        dir={direction}
        disabled={disabled}
        form={form}
      >
        <Trigger
          {...rest}
          id={id}
          form={form}
          className={cx(frame.frame, frame.sizes[size], css.trigger)}
          data-invalid={invalid ? '' : undefined}
          data-valid={!invalid && hasContent(success) ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
          aria-haspopup="listbox"
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, { help, error, success }, describedByProp)}
          onFocus={(event) => {
            onFocus?.(event);
            prepareList();
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            prepareList();
          }}
          onBlur={(event) => {
            /* Focus moves to the opened list: this is not a blur of the field. */
            if (!open) onBlur?.(event);
          }}
        >
          {icon && <IconOf icon={icon} className={frame.adornment} />}
          <bdi className={cx(css.value, !chosen && css.placeholder)}>
            {chosen ? (chosen.label ?? chosen.value) : placeholder}
          </bdi>
          {!readOnly && <Glyph name="chevron-down" className={css.chevron} />}
        </Trigger>
        {name !== undefined && (
          <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
        )}
        {needed && !readOnly && (
          <SelectList open={open} triggerId={id} labelId={labelId(id)} options={options} />
        )}
      </Provider>
    ),
  });
}
