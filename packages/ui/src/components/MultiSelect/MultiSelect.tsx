import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ComboboxOption } from '../../internal/findOptions.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { rowId } from '../../internal/OptionList.tsx';
import { OptionPopup, PickerStatus } from '../../internal/OptionPopup.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useOptionPicker } from '../../internal/useOptionPicker.ts';
import type { OptionSource } from '../../internal/useOptionSource.ts';
import { useMessages } from '../../root/messages.ts';
import { useDirection } from '../../root/UiContext.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldSize, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import type { NativeInput } from '../Field/inputField.tsx';
import { ChosenTags, goToLastTag } from './ChosenTags.tsx';
import * as css from './MultiSelect.css.ts';
import { normalizeChosen } from './normalizeChosen.ts';

const Glyph = provideIcons({ 'chevron-down': chevronDown });

/** @see {@link MultiSelect} */
export interface MultiSelectProps extends FieldTexts, NativeInput {
  /** The options: a list, or an async search, as in `Combobox`. */
  options: OptionSource;
  /** The chosen values in the order of choosing, when controlled. */
  value?: readonly string[];
  /** The initially chosen values, when uncontrolled; a form's reset returns to them. */
  defaultValue?: readonly string[];
  /** Called after each change with the chosen values. */
  onValueChange?: (value: readonly string[]) => void;
  /** Options of values that a search has not given yet: what the chosen ones are called. */
  known?: readonly ComboboxOption[];
  /** Offers to choose all that is found, in one row before all others. @default false */
  selectAll?: boolean;
  /** Shown in the list when nothing matches. @default the kit's text */
  empty?: ReactNode;
  /** @default 'm' */
  size?: FieldSize;
}

const selectAllValue = '\u0000all';
const emptyValue: readonly string[] = [];

/**
 * Several of many choices, found by typing; the chosen ones are tags before the text. Renders a `<div>` around an
 * `<input role="combobox">`; `className` applies to the `<div>`, `ref`, `id` and other attributes apply to the
 * `<input>`. With a `name`, a form sends each value under it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const generatedId = useId();
  const { combobox, multiSelect } = useMessages();
  const direction = useDirection();
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
    options,
    value: valueProp,
    defaultValue = emptyValue,
    onValueChange,
    known,
    selectAll,
    empty = combobox.empty,
    size = 'm',
    name,
    className,
    ref,
    placeholder = multiSelect.placeholder,
    'aria-describedby': describedByProp,
    onChange,
    onBlur,
    onClick,
    onKeyDown,
    ...rest
  } = props;
  const { disabled, readOnly, form } = rest;
  const listId = `${id}-list`;
  const locked = Boolean(disabled || readOnly);
  const [currentValue, setCurrentValue] = useControlled(valueProp, defaultValue, onValueChange);
  const value = normalizeChosen(currentValue);
  const chosen = useMemo(() => new Set(value), [value]);
  /* Keeps the labels of options chosen from a search after the search has moved on. */
  const labels = useRef(new Map<string, string>());
  for (const list of [known, options])
    if (Array.isArray(list))
      for (const option of list as readonly (ComboboxOption | undefined)[])
        if (option && (chosen.has(option.value) || list === known))
          labels.current.set(option.value, String(option.label ?? option.value));
  const input = useRef<HTMLInputElement>(null);
  const invalid = hasContent(error);

  const free = (options: readonly ComboboxOption[]) => options.filter((option) => !option.disabled);
  const picker = useOptionPicker({
    component: 'MultiSelect',
    listId,
    source: options,
    at: '',
    locked,
    first: selectAll
      ? (options) =>
          free(options).length > 1
            ? { value: selectAllValue, label: multiSelect.all(free(options).length) }
            : undefined
      : undefined,
    onPick: (option, options) => {
      for (const option of options) labels.current.set(option.value, String(option.label ?? option.value));
      /* The next word replaces the one that found this. */
      input.current?.select();
      if (option.value !== selectAllValue) {
        setCurrentValue(
          chosen.has(option.value) ? value.filter((each) => each !== option.value) : [...value, option.value],
        );
        return;
      }
      const all = free(options).map((each) => each.value);
      setCurrentValue(
        all.every((each) => chosen.has(each))
          ? value.filter((each) => !all.includes(each))
          : [...value, ...all.filter((each) => !chosen.has(each))],
      );
    },
  });
  const { open, typed, active, anchor, rows } = picker;
  useFormReset(id, () => {
    picker.close();
    if (valueProp === undefined) setCurrentValue(defaultValue);
  });

  const selectAllState = () => {
    const selectable = rows.filter(({ option }) => option.value !== selectAllValue && !option.disabled);
    const count = selectable.filter(({ option }) => chosen.has(option.value)).length;
    return count === 0 ? false : count === selectable.length ? true : 'mixed';
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (picker.press(event, onKeyDown) || locked) return;
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const toStart = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const isAtStart = event.key === toStart && selectionStart === 0 && selectionEnd === 0;
    if ((isAtStart || (event.key === 'Backspace' && text === '')) && goToLastTag(event.currentTarget))
      event.preventDefault();
  };
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('input, button')) return;
    event.preventDefault();
    input.current?.focus();
    if (!locked && !open) picker.show();
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
    children: (
      <div className={css.listContainer}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only a larger target for the input */}
        <div
          ref={(node) => {
            anchor.current = node;
          }}
          className={cx(frame.frame, css.box, css.sizes[size], css.flush)}
          data-invalid={invalid ? '' : undefined}
          data-valid={!invalid && hasContent(success) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
          data-chosen={value.length > 0 ? '' : undefined}
          onMouseDown={focusInput}
        >
          <ChosenTags
            chosen={value.map((each) => ({ value: each, label: labels.current.get(each) ?? each }))}
            locked={locked}
            onRemove={(removed) => setCurrentValue(value.filter((each) => each !== removed))}
          />
          <input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            dir="auto"
            {...rest}
            ref={(node) => {
              input.current = node;
              if (typeof ref === 'function') return ref(node);
              if (ref) ref.current = node;
              return undefined;
            }}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? rowId(listId, active) : undefined}
            aria-required={required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={
              cx(
                value.length > 0 && `${id}-count`,
                describedBy(id, { help, error, success }, describedByProp),
              ) || undefined
            }
            placeholder={value.length > 0 ? undefined : placeholder}
            className={cx(frame.bare, css.input)}
            value={typed ?? ''}
            onChange={(event) => {
              onChange?.(event);
              picker.type(event.currentTarget.value);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (!locked && !open && !event.defaultPrevented) picker.show();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              picker.close();
            }}
            onKeyDown={press}
          />
        </div>
        {!readOnly && (
          <button
            type="button"
            tabIndex={-1}
            className={cx(frame.inset, css.show, css.shows[size])}
            aria-label={combobox.show}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) picker.close();
              else picker.show();
            }}
          >
            <Glyph name="chevron-down" />
          </button>
        )}
        <span id={`${id}-count`} hidden>
          {multiSelect.chosen(value.length)}
        </span>
        {name !== undefined &&
          value.map((each) => (
            <input key={each} type="hidden" name={name} form={form} value={each} disabled={disabled} />
          ))}
        <PickerStatus picker={picker} empty={empty} />
        {open && (
          <OptionPopup
            id={listId}
            aria-labelledby={labelId(id)}
            picker={picker}
            isMultiple
            getCheckState={(each) => (each === selectAllValue ? selectAllState() : chosen.has(each))}
            empty={empty}
          />
        )}
      </div>
    ),
  });
}
