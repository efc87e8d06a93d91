import type { UiMessages } from '../../root/messages.ts';

type Words = UiMessages['kbd'];
type Word = keyof Words;

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
const signs = new Map<string, [sign: string, word: Word]>([
  ['ArrowUp', ['↑', 'up']],
  ['ArrowDown', ['↓', 'down']],
  ['ArrowLeft', ['←', 'left']],
  ['ArrowRight', ['→', 'right']],
]);

const appleSigns = new Map<string, [sign: string, word: Word]>([
  ['Mod', ['⌘', 'command']],
  ['Meta', ['⌘', 'command']],
  ['Ctrl', ['⌃', 'control']],
  ['Alt', ['⌥', 'option']],
  ['Shift', ['⇧', 'shift']],
]);

const words = new Map<string, Word>([
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
  drawn: string;
  spoken?: string;
}

/** Returns the label of a key, on this system and in the reader's language. */
export const keyCap = (key: string, apple: boolean, kbd: Words): KeyCap => {
  const sign = (apple && appleSigns.get(key)) || signs.get(key);
  if (sign) return { drawn: sign[0], spoken: kbd[sign[1]] };
  const word = words.get(key);
  if (word) return { drawn: kbd[word] };
  return { drawn: key === 'Meta' ? 'Win' : key };
};

/** Whether this is a computer of Apple's, where shortcuts go by ⌘. */
export const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(globalThis.navigator?.platform ?? '');
