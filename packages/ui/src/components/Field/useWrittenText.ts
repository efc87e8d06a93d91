import { useEffect, useState } from 'react';

/**
 * Returns the text of an uncontrolled input, for elements beside it. Listens to the input, so that the field need not
 * render for every key.
 */
export const useWrittenText = (controlId: string, controlled: boolean, initial: string): string => {
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
