import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import type { ComboboxOption } from '../../internal/findOptions.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { rowId } from '../../internal/OptionList.tsx';
import { OptionPopup, PickerStatus } from '../../internal/OptionPopup.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useOptionPicker } from '../../internal/useOptionPicker.ts';
import type { OptionSource } from '../../internal/useOptionSource.ts';
import { useMessages } from '../../root/messages.ts';
import { labelId } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { inputField, type InputFrameProps } from '../Field/inputField.tsx';
import { showButton } from './Combobox.css.ts';

export type { ComboboxOption } from '../../internal/findOptions.ts';
export type { OptionSearch, OptionSource } from '../../internal/useOptionSource.ts';

const Glyph = provideIcons({ 'chevron-down': chevronDown });

/** @see {@link Combobox} */
export interface ComboboxProps extends InputFrameProps {
  /**
   * The options: a list, searched here without regard to case and accents, or an async search that is called as the
   * user types.
   */
  options: OptionSource;
  /** The chosen value, when controlled; empty for none. */
  value?: string;
  /** The initially chosen value, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the chosen value and its option; with an empty value and null when cleared. */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  /** Options of values that no search has returned yet, for the label of the chosen value. */
  known?: readonly ComboboxOption[];
  /** Shown in the list when nothing matches. @default the kit's text */
  empty?: ReactNode;
}

const find = (options: unknown, value: string): ComboboxOption | undefined =>
  Array.isArray(options)
    ? (options as (ComboboxOption | undefined)[]).find((each) => each?.value === value)
    : undefined;

/**
 * A choice of one option, found by typing a part of its name. Renders a `<div>` around an `<input role="combobox">`;
 * `className` applies to the `<div>`, `ref`, `id` and other attributes apply to the `<input>`. With a `name`, a
 * hidden input sends the value. Text that matches no option is discarded on blur.
 */
export function Combobox(props: ComboboxProps) {
  const generatedId = useId();
  const { combobox } = useMessages();
  const {
    id = generatedId,
    options,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    known,
    empty = combobox.empty,
    name,
    ref,
    placeholder = combobox.placeholder,
    onChange,
    onBlur,
    onClick,
    onKeyDown,
    ...rest
  } = props;
  const listId = `${id}-list`;
  const locked = Boolean(rest.disabled || rest.readOnly);
  /* Keeps the option chosen from a search after the search has moved on. */
  const [last, setLast] = useState<ComboboxOption>();
  const [currentValue, setCurrentValue] = useControlled(valueProp, defaultValue, undefined);
  const value = currentValue ?? '';
  const chosen =
    value === ''
      ? undefined
      : (find(options, value) ?? find(known, value) ?? (last?.value === value ? last : undefined));
  const text = value === '' ? '' : String(chosen?.label ?? value);

  const choose = (option: ComboboxOption | null) => {
    const next = option?.value ?? '';
    if (option) setLast(option);
    if (next === value) return;
    setCurrentValue(next);
    onValueChange?.(next, option);
  };
  const picker = useOptionPicker({
    component: 'Combobox',
    listId,
    source: options,
    at: value,
    locked,
    onPick: (option) => {
      choose(option);
      picker.close();
    },
  });
  const { open, typed, active, anchor } = picker;
  useFormReset(id, () => {
    picker.close();
    if (valueProp === undefined) choose(find(options, defaultValue) ?? find(known, defaultValue) ?? null);
    if (valueProp === undefined) setCurrentValue(defaultValue);
  });

  return inputField(
    generatedId,
    {
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      placeholder,
      ...rest,
      id,
      ref: (node: HTMLInputElement | null) => {
        anchor.current = node?.parentElement ?? null;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      },
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? rowId(listId, active) : undefined,
      value: typed ?? text,
      onChange: (event) => {
        onChange?.(event);
        picker.type(event.currentTarget.value);
        if (event.currentTarget.value === '') choose(null);
      },
      onClick: (event) => {
        onClick?.(event);
        if (!locked && !open && !event.defaultPrevented) picker.show();
      },
      onBlur: (event) => {
        onBlur?.(event);
        /* A completely typed name is chosen. */
        const exact = picker.rows.find(
          ({ option, range }) => range?.[0] === 0 && range[1] === option.label.length && !option.disabled,
        );
        if (typed && exact) choose(exact.option);
        picker.close();
      },
      onKeyDown: (event) => void picker.press(event, onKeyDown),
    },
    {
      type: 'text',
      dir: 'auto',
      named: true,
      end: rest.readOnly ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={`${frame.inset} ${showButton}`}
          aria-label={combobox.show}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          disabled={rest.disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            if (open) picker.close();
            else picker.show();
          }}
        >
          <Glyph name="chevron-down" />
        </button>
      ),
      below: (
        <>
          {name !== undefined && (
            <input type="hidden" name={name} form={rest.form} value={value} disabled={rest.disabled} />
          )}
          <PickerStatus picker={picker} empty={empty} />
          {open && (
            <OptionPopup
              id={listId}
              aria-labelledby={labelId(id)}
              picker={picker}
              getCheckState={(each) => each === value}
              empty={empty}
            />
          )}
        </>
      ),
    },
  );
}
