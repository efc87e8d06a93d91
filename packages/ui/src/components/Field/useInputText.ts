import { useEffect, useState } from 'react';

/**
 * Returns the text of an uncontrolled input, for elements beside it. Listens to the input, so that the field need not
 * render on every key.
 */
export const useInputText = (controlId: string, controlled: boolean, initial: string): string => {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLInputElement | null;
    if (controlled || !control) return undefined;
    const readText = () => setTyped(control.value);
    /* The form empties its fields after the event. */
    const readAfterReset = () => queueMicrotask(readText);
    const { form } = control;
    control.addEventListener('input', readText);
    form?.addEventListener('reset', readAfterReset);
    readText();
    return () => {
      control.removeEventListener('input', readText);
      form?.removeEventListener('reset', readAfterReset);
    };
  }, [controlId, controlled]);
  return typed;
};
