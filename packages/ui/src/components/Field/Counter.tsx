import { useEffect, useState } from 'react';
import { useMessages } from '../../root/messages.ts';
import * as css from './Field.css.ts';

interface CounterProps {
  id: string;
  controlId: string;
  max: number;
  /** What stands in a controlled field. */
  value: string | undefined;
  /** What an uncontrolled field begins with. */
  defaultValue: string | undefined;
}

const lengthOf = (text: string): number => Array.from(text).length;

/* An uncontrolled field is counted by listening, so that the field itself need not render for every key. */
const useTyped = (controlId: string, controlled: boolean, initial: string): string => {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLInputElement | null;
    if (controlled || !control) return undefined;
    const read = () => setTyped(control.value);
    /* The form empties its fields after the event. */
    const readAfterReset = () => queueMicrotask(read);
    const { form } = control;
    control.addEventListener('input', read);
    form?.addEventListener('reset', readAfterReset);
    read();
    return () => {
      control.removeEventListener('input', read);
      form?.removeEventListener('reset', readAfterReset);
    };
  }, [controlId, controlled]);
  return typed;
};

export function Counter({ id, controlId, max, value, defaultValue = '' }: CounterProps) {
  const { field } = useMessages();
  const typed = useTyped(controlId, value !== undefined, defaultValue);
  const count = lengthOf(value ?? typed);
  return (
    <span id={id} className={css.counter} data-over={count > max ? '' : undefined}>
      {field.counter(count, max)}
    </span>
  );
}
Counter.displayName = 'Counter';

/** The word after the label of a field that may stay empty. */
export function OptionalWord() {
  const { field } = useMessages();
  return <span className={css.optional}>{field.optional}</span>;
}
OptionalWord.displayName = 'OptionalWord';
