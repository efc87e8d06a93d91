import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './choice.css.ts';
import { helpId, isShown } from './fieldTexts.ts';

/** One thing to choose of several. */
export interface ChoiceOption {
  /** What the form sends and the page hears. */
  value: string;
  /** What the reader sees. */
  label: ReactNode;
  /** A quiet line under the label. */
  help?: ReactNode;
  /** Can't be chosen. @default false */
  disabled?: boolean;
}

interface Choice {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  className?: string | undefined;
  card?: boolean;
  invalid: boolean;
  input: ComponentPropsWithRef<'input'> & { type: 'checkbox' | 'radio' };
  children?: ReactNode;
}

/* Box, words and help of one choice; a function for the same reason as fieldShell. */
export const choice = ({ id, label, help, className, card, invalid, input, children }: Choice) => {
  const mark = invalid ? '' : undefined;
  return (
    <div
      key={input.value as string}
      className={cx(css.choice, card && css.card, className)}
      data-invalid={mark}
      data-disabled={input.disabled ? '' : undefined}
    >
      <input
        {...input}
        id={id}
        className={cx(
          css.control,
          input.type === 'radio' ? css.radio : css.checkbox,
          card && css.cardControl,
        )}
        data-invalid={mark}
      />
      <label htmlFor={id} className={cx(css.label, card && css.cardLabel)}>
        {label}
      </label>
      {isShown(help) && (
        <p id={helpId(id)} className={cx(css.help, card && css.cardHelp)}>
          {help}
        </p>
      )}
      {children}
    </div>
  );
};
