import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import * as css from './choice.css.ts';
import { helpId, hasContent } from './fieldTexts.ts';
import { needsLabel } from './needsLabel.ts';

/** An option of a group of choices. */
export interface ChoiceOption {
  /** The value that the form submits and the page receives. */
  value: string;
  /** The visible label. */
  label: ReactNode;
  /** A secondary line under the label. */
  help?: ReactNode;
  /** Whether the option can't be chosen. @default false */
  disabled?: boolean;
}

/** The classes of a control that is neither box nor circle, and of the words beside it. */
export type ChoiceLook = Record<'control' | 'label' | 'help', string>;

interface Choice {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  className?: string | undefined;
  card?: boolean;
  look?: ChoiceLook | undefined;
  invalid: boolean;
  input: ComponentPropsWithRef<'input'>;
  children?: ReactNode;
}

/* Box, words and help of one choice; a function for the same reason as fieldShell. */
export const choice = (options: Choice) => {
  const { id, label, help, className, card, look, invalid, input, children } = options;
  const invalidAttribute = invalid ? '' : undefined;
  needsLabel(label);
  return (
    <div
      key={input.value as string}
      className={cx(css.choice, card && css.card, className)}
      data-invalid={invalidAttribute}
      data-disabled={input.disabled ? '' : undefined}
    >
      <input
        {...input}
        id={id}
        className={cx(
          css.control,
          look ? look.control : input.type === 'radio' ? css.radio : css.checkbox,
          card && css.cardControl,
        )}
        data-invalid={invalidAttribute}
      />
      <label htmlFor={id} className={cx(css.label, card && css.cardLabel, look?.label)}>
        {label}
      </label>
      {hasContent(help) && (
        <p id={helpId(id)} className={cx(css.help, card && css.cardHelp, look?.help)}>
          {help}
        </p>
      )}
      {wrapText(children)}
    </div>
  );
};
