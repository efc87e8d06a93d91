/** A part of a component, and why it is as it is. */
export interface Reason {
  selector: string;
  reason: string;
}

/** Elements that are not mirrored, by component. All others are mirrored within one pixel. */
export const notMirrored: Record<string, Reason[]> = {};

/** What may run from left to right in a page that doesn't, in any component. */
export const leftToRight: Reason[] = [
  {
    selector: 'input',
    reason: 'Addresses, phone, card and identity numbers are written from left to right everywhere.',
  },
  { selector: 'kbd', reason: 'Keys are pressed in the order in which they are printed.' },
  { selector: 'bdi', reason: 'A number or a code among words keeps the order of its signs.' },
];

/** The same, in one component only. */
export const leftToRightIn: Record<string, Reason[]> = {
  AvatarGroup: [{ selector: 'span', reason: 'A count keeps its sign before it: +2.' }],
  CreditCard: [
    { selector: 'div, span, p', reason: 'A card is printed in one direction for the whole world.' },
  ],
  MessageBubble: [{ selector: 'a', reason: 'An address of the web is written in one direction everywhere.' }],
  PhoneField: [{ selector: 'div, span, select', reason: 'A number is dialled in one direction everywhere.' }],
  PinField: [{ selector: 'div', reason: 'Figures follow each other as they are typed.' }],
  Tag: [{ selector: 'span', reason: 'A count keeps its sign before it: +2.' }],
};
