/** Inserts a text at the caret of a field, over what is selected there, as if the user had typed it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, but the only way that the browser can undo; without it the field itself is changed.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
