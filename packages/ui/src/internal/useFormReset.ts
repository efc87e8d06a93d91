import { useEffect } from 'react';

/**
 * Calls `restore` when the form of a field was reset. The browser restores native controls; this is for further state
 * of a field: how a text is read, or which boxes are filled.
 *
 * @param controlId the id of the field's native control, by which its form is found, wherever it is in the page
 */
export const useFormReset = (controlId: string, restore: () => void): void => {
  useEffect(() => {
    const handleReset = (event: Event): void => {
      const control = document.getElementById(controlId) as HTMLInputElement | null;
      if (control && !event.defaultPrevented && event.target === control.form) restore();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  });
};
