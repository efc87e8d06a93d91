import { useEffect, useState } from 'react';

/**
 * What stands in an input that keeps its own text, for what is shown beside it. It is listened to, so that the field
 * itself need not render for every key.
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
