import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { usableOptions } from '../Field/usableOptions.ts';
import * as css from './SegmentedControl.css.ts';

/** An option of a segmented control. */
export interface SegmentedControlOption<Value extends string = string> {
  /** The value passed to `onValueChange`. */
  value: Value;
  /** The label. */
  label: string;
  icon?: IconSource;
  /** Whether the option can't be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}, plus the attributes of `<div>`. */
export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> {
  /** Accessible name of the group. */
  label: string;
  /** The chosen value, when controlled. */
  value?: Value;
  /** The initially chosen value, when uncontrolled. */
  defaultValue?: Value;
  /** Called with the value of the new choice. */
  onValueChange?: (value: Value) => void;
  /** Two to five options. */
  options: readonly SegmentedControlOption<Value>[];
  /** Shows the icons alone; the words are read aloud. @default false */
  iconsOnly?: boolean;
}

/**
 * Switches between a few views of the same content immediately. For an answer in a form use `RadioGroup`, for
 * navigation `Tabs`. Native radio buttons inside a `<div role="radiogroup">`.
 */
export const SegmentedControl = <Value extends string = string>({
  label,
  value,
  defaultValue,
  onValueChange,
  options,
  iconsOnly,
  className,
  ...rest
}: SegmentedControlProps<Value>): ReactNode => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} {...rest} className={cx(css.root, className)}>
      {usableOptions('SegmentedControl', options).map((option) => (
        <label key={option.value} className={cx(css.segment, iconsOnly && css.square)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={css.input}
            disabled={option.disabled}
            onChange={() => onValueChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          {option.icon && <IconOf icon={option.icon} />}
          <span className={iconsOnly ? css.srOnly : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
