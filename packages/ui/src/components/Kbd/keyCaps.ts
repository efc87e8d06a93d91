import type { UiMessages } from '../../root/messages.ts';

type KeyNames = UiMessages['kbd'];
type KeyName = keyof KeyNames;

/** A key whose label depends on the language or system; other keys are given as labelled on the keyboard. */
export type NamedKey =
  | 'Mod'
  | 'Ctrl'
  | 'Meta'
  | 'Alt'
  | 'Shift'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Tab'
  | 'Backspace'
  | 'Delete'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

/* Drawn, and read by their name. */
const signs = new Map<string, [sign: string, word: KeyName]>([
  ['ArrowUp', ['↑', 'up']],
  ['ArrowDown', ['↓', 'down']],
  ['ArrowLeft', ['←', 'left']],
  ['ArrowRight', ['→', 'right']],
]);

const appleSigns = new Map<string, [sign: string, word: KeyName]>([
  ['Mod', ['⌘', 'command']],
  ['Meta', ['⌘', 'command']],
  ['Ctrl', ['⌃', 'control']],
  ['Alt', ['⌥', 'option']],
  ['Shift', ['⇧', 'shift']],
]);

const keyNames = new Map<string, KeyName>([
  ['Mod', 'control'],
  ['Ctrl', 'control'],
  ['Shift', 'shift'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ['Space', 'space'],
  ['Tab', 'tab'],
  ['Backspace', 'backspace'],
  ['Delete', 'delete'],
  ['Home', 'home'],
  ['End', 'end'],
  ['PageUp', 'pageUp'],
  ['PageDown', 'pageDown'],
]);

/** The label of a key, and how it is read aloud if the label is a symbol. */
export interface KeyCap {
  symbol: string;
  accessibleName?: string;
}

/** Returns the label of a key, on this system and in the user's language. */
export const keyCap = (key: string, apple: boolean, kbd: KeyNames): KeyCap => {
  const sign = (apple && appleSigns.get(key)) || signs.get(key);
  if (sign) return { symbol: sign[0], accessibleName: kbd[sign[1]] };
  const keyName = keyNames.get(key);
  if (keyName) return { symbol: kbd[keyName] };
  return { symbol: key === 'Meta' ? 'Win' : key };
};

/** Whether this is a computer of Apple's, where shortcuts go by ⌘. */
export const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(globalThis.navigator?.platform ?? '');
