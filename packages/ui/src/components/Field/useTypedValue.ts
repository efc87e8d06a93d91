import { useState, type ChangeEvent } from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';

interface Typing<Value> {
  /** The id of the input. */
  id: string;
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** Parses a text to its value. */
  parse: (text: string) => Value;
  /** Formats a value for the field on blur; empty for none. */
  write: (value: Value) => string;
}

interface Typed<Value> {
  /** The text of the input: while the user types, exactly the typed text. */
  text: string;
  value: Value;
  /** True from the first key until blur: errors are not shown yet. */
  typing: boolean;
  change: (event: ChangeEvent<HTMLInputElement>) => void;
  handleBlur: () => void;
  /** Replaces the value, and the text with it. */
  set: (value: Value) => void;
}

/**
 * State of a field whose value is not its text, such as a number: keeps the text while typing and formats it on blur.
 * Text that can't be parsed is preserved, so that no input is lost.
 */
export const useTypedValue = <Value>(typing: Typing<Value>): Typed<Value> => {
  const { id, defaultValue, parse, write } = typing;
  const [value, hold] = useControlled(typing.value, defaultValue, typing.onValueChange);
  const [draft, setDraft] = useState<{ text?: string; typing: boolean }>({ typing: false });
  const isMine = draft.text !== undefined && Object.is(parse(draft.text), value);
  const text = isMine ? draft.text! : write(value);

  const replace = (next: Value): void => {
    if (!Object.is(next, value)) hold(next);
  };
  useFormReset(id, () => {
    setDraft({ typing: false });
    if (typing.value === undefined) replace(defaultValue);
  });
  return {
    text,
    value,
    typing: draft.typing,
    change: (event) => {
      const typed = event.currentTarget.value;
      setDraft({ text: typed, typing: true });
      replace(parse(typed));
    },
    handleBlur: () => {
      const isInvalid = text.trim() !== '' && write(value) === '';
      setDraft(isInvalid ? { text, typing: false } : { typing: false });
    },
    set: (next) => {
      setDraft({ typing: false });
      replace(next);
    },
  };
};
