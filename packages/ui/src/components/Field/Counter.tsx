import { countCharacters } from '@school/text';
import { useMessages } from '../../root/messages.ts';
import * as css from './Field.css.ts';
import { useInputText } from './useInputText.ts';

interface CounterProps {
  id: string;
  controlId: string;
  max: number;
  /** The text of a controlled field. */
  value: string | undefined;
  /** The initial text of an uncontrolled field. */
  defaultValue: string | undefined;
}

export function Counter({ id, controlId, max, value, defaultValue = '' }: CounterProps) {
  const { field } = useMessages();
  const typed = useInputText(controlId, value !== undefined, defaultValue);
  const count = countCharacters(value ?? typed);
  return (
    <span id={id} className={css.counter} data-over={count > max ? '' : undefined}>
      {field.counter(count, max)}
    </span>
  );
}

/** The word after the label of a field that may stay empty. */
export function OptionalLabel() {
  const { field } = useMessages();
  /* The space is not drawn; it separates the words when they are read aloud or copied. */
  return <span className={css.optional}>{` ${field.optional}`}</span>;
}
