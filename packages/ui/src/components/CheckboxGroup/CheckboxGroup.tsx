import { useEffect, useId, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { choice, type ChoiceOption } from '../Field/choice.tsx';
import { helpId, hasContent, type GroupTexts } from '../Field/fieldTexts.ts';
import * as css from '../Field/Group.css.ts';
import { groupShell } from '../Field/groupShell.tsx';
import { usableOptions } from '../Field/usableOptions.ts';

/** The number of columns of the choices. */
export type ChoiceColumns = 1 | 2 | 3 | 4;

/** @see {@link CheckboxGroup} */
export interface CheckboxGroupProps
  extends GroupTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children' | 'name'> {
  /** Whether at least one must be chosen; until then each checkbox is required. @default false */
  required?: boolean;
  options: readonly ChoiceOption[];
  /** The chosen values, when controlled. */
  value?: readonly string[];
  /** The initially chosen values, when uncontrolled; a form's reset returns to them. */
  defaultValue?: readonly string[];
  /** Called after each change with the chosen values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
  /** The name under which a form sends each chosen value. */
  name?: string;
  /** @default 1 */
  columns?: ChoiceColumns;
  /** The number of columns on phones, for short choices such as "1st A". @default 1 */
  narrowColumns?: 1 | 2 | 3;
}

const none: readonly string[] = [];

/*
 * HTML and ARIA have no required group, so all its boxes are required while none is checked. Set in the DOM, so that
 * a choice needs no render.
 */
const useRequired = (id: string, required: boolean, value: readonly string[] | undefined): void => {
  useEffect(() => {
    const group = document.getElementById(id) as HTMLFieldSetElement | null;
    if (!group || !required) return undefined;
    const boxes = Array.from(group.querySelectorAll<HTMLInputElement>('input[type=checkbox]'));
    const write = (missing: boolean) => {
      for (const box of boxes) box.required = missing;
    };
    const readState = () => write(value ? value.length === 0 : !boxes.some((box) => box.checked));
    /* The form resets its fields after the event. */
    const readAfterReset = () => queueMicrotask(readState);
    const { form } = group;
    readState();
    group.addEventListener('change', readState);
    form?.addEventListener('reset', readAfterReset);
    return () => {
      group.removeEventListener('change', readState);
      form?.removeEventListener('reset', readAfterReset);
      write(false);
    };
  });
};

/**
 * A choice of any number of options. Renders a `<fieldset>` with native checkboxes; `ref`, `id`, `className` and other
 * attributes apply to the `<fieldset>`.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const generatedId = useId();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required = false,
    optional,
    hideLabel,
    options: optionsProp,
    value,
    defaultValue = none,
    onValueChange,
    name,
    columns = 1,
    narrowColumns = 1,
    ...root
  } = props;
  useRequired(id, required, value);
  const options = usableOptions('CheckboxGroup', optionsProp);
  const invalid = hasContent(error);
  const notifyChange = (form: HTMLFieldSetElement | null) => {
    const chosen = new Set(
      Array.from(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [], (input) => input.value),
    );
    onValueChange?.(options.map((option) => option.value).filter((each) => chosen.has(each)));
  };
  return groupShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    root,
    children: (
      <div className={cx(css.list, css.columns[columns], css.narrowColumns[narrowColumns])}>
        {options.map((option, index) =>
          choice({
            id: `${id}-${index}`,
            label: <bdi>{option.label ?? option.value}</bdi>,
            help: option.help,
            invalid,
            input: {
              type: 'checkbox',
              form: root.form,
              name,
              value: option.value,
              disabled: option.disabled || root.disabled,
              'aria-invalid': invalid || undefined,
              'aria-describedby': hasContent(option.help) ? helpId(`${id}-${index}`) : undefined,
              onChange: (event) => notifyChange(event.currentTarget.closest('fieldset')),
              ...(value
                ? { checked: value.includes(option.value) }
                : { defaultChecked: defaultValue.includes(option.value) }),
            },
          }),
        )}
      </div>
    ),
  });
}
