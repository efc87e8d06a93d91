import { isApple } from '../Kbd/keyCaps.ts';
import { isComposing } from '../../internal/isComposing.ts';

/**
 * Whether a key event is `letter` with the shortcut modifier: ⌘ on Apple's systems, where Ctrl K edits text, else Ctrl.
 * On a keyboard of another script the physical key counts.
 */
export const isHotKey = (event: KeyboardEvent, shortcutKey: string): boolean => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (repeat || isComposing(event) || altKey || shiftKey || !key) return false;
  const [pressedModifier, otherModifier] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (!pressedModifier || otherModifier) return false;
  const shortcut = shortcutKey.toLowerCase();
  return key.toLowerCase() === shortcut || (key > '\u007F' && code === `Key${shortcut.toUpperCase()}`);
};
