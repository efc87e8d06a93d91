import { useId, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ChoiceColumns } from '../CheckboxGroup/CheckboxGroup.tsx';
import { choice, type ChoiceOption } from '../Field/choice.tsx';
import { helpId, hasContent, type GroupTexts } from '../Field/fieldTexts.ts';
import * as css from '../Field/Group.css.ts';
import { groupShell } from '../Field/groupShell.tsx';
import { usableOptions } from '../Field/usableOptions.ts';

/** A plain list, or cards for two or three choices that need a line of explanation. */
export type RadioGroupVariant = 'list' | 'cards';

/** @see {@link RadioGroup} */
export interface RadioGroupProps
  extends GroupTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children' | 'name'> {
  options: readonly ChoiceOption[];
  /** The chosen value, when controlled. */
  value?: string;
  /** The initially chosen value, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the chosen value. */
  onValueChange?: (value: string) => void;
  /** The name under which a form sends the chosen value. @default a generated name, which groups the radio buttons */
  name?: string;
  /** @default 'list' */
  variant?: RadioGroupVariant;
  /** @default 1 in a list, as many as there are options (at most 3) among cards */
  columns?: ChoiceColumns;
  /** The number of columns on phones, for short choices. @default 1 */
  narrowColumns?: 1 | 2 | 3;
}

const columnsOfCards = (count: number): ChoiceColumns => (count >= 3 ? 3 : count === 2 ? 2 : 1);

/**
 * A choice of a few options, all visible. Renders a `<fieldset role="radiogroup">` with native radio buttons; passes
 * `ref`, `id`, `className` and other attributes to the `<fieldset>`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const generatedId = useId();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    options: optionsProp,
    value,
    defaultValue,
    onValueChange,
    name = generatedId,
    variant = 'list',
    columns: columnsProp,
    narrowColumns = 1,
    ...root
  } = props;
  const options = usableOptions('RadioGroup', optionsProp);
  const columns = columnsProp ?? (variant === 'cards' ? columnsOfCards(options.length) : 1);
  const invalid = hasContent(error);
  const isCard = variant === 'cards';
  return groupShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    root: {
      role: 'radiogroup',
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      ...root,
    },
    children: (
      <div
        className={cx(css.list, css.columns[columns], css.narrowColumns[narrowColumns], isCard && css.cards)}
      >
        {options.map((option, index) =>
          choice({
            id: `${id}-${index}`,
            label: <bdi>{option.label ?? option.value}</bdi>,
            help: option.help,
            card: isCard,
            invalid,
            input: {
              type: 'radio',
              form: root.form,
              name,
              value: option.value,
              disabled: option.disabled || root.disabled,
              'aria-describedby': hasContent(option.help) ? helpId(`${id}-${index}`) : undefined,
              onChange: () => onValueChange?.(option.value),
              ...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value }),
            },
          }),
        )}
      </div>
    ),
  });
}
