import { onlyDigits } from '@school/text';

/* Where so many digits have passed. */
const findOffsetAfter = (text: string, digits: number): number => {
  let digitCount = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (digitCount === digits) return at;
    if (/\d/.test(text[at]!)) digitCount += 1;
  }
  return text.length;
};

/**
 * Formats the text of an input, and keeps the caret after the digit that it was after.
 *
 * @param before the text before the change; if the user deleted only a space, the digit beside it is deleted
 * @param inputType of the native event
 */
export const rewrite = (
  input: HTMLInputElement,
  before: string,
  inputType: string | undefined,
  write: (text: string) => string,
): string => {
  let typed = input.value;
  let at = input.selectionStart ?? typed.length;
  if (typed.length < before.length && write(typed) === before) {
    if (inputType === 'deleteContentBackward' && at > 0) {
      typed = typed.slice(0, at - 1) + typed.slice(at);
      at -= 1;
    } else if (inputType === 'deleteContentForward') {
      typed = typed.slice(0, at) + typed.slice(at + 1);
    }
  }
  const rewritten = write(typed);
  if (rewritten === input.value) return rewritten;
  const isAtEnd = at >= typed.length;
  const digits = onlyDigits(typed.slice(0, at)).length;
  input.value = rewritten;
  const offset = isAtEnd ? rewritten.length : findOffsetAfter(rewritten, digits);
  input.setSelectionRange(offset, offset);
  return rewritten;
};
