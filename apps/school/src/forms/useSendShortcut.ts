import { isComposing } from '@school/ui';
import { useEffect } from 'react';

/**
 * Activates the last submit button of a form by Ctrl+Enter, on a Mac by ⌘+Enter, from any of its fields. Dialogs in front
 * of the form are left alone.
 */
export function useSendShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (isComposing(event)) return;
      const field = event.target instanceof Element ? event.target : null;
      if (field?.closest('[role="dialog"], [role="alertdialog"]')) return;
      const submits = field?.closest('form')?.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
      const send = submits?.[submits.length - 1];
      if (!send) return;
      // Before the editor, which would insert a line break.
      event.preventDefault();
      event.stopPropagation();
      send.click();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
