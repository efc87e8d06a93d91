import { getDirection } from '@school/text';
import type { MessageFormatElement } from 'react-intl';

/** Element types of a parsed message; importing the parser's enumeration would load the parser. */
const type = { literal: 0, argument: 1, select: 5, plural: 6, tag: 8 };

const [open, close] = ['\u2068', '\u2069'];

/** Whether a language needs isolates, because Latin names, phone numbers or URLs would reorder its sentences. */
export const isolatesArguments = (locale: string): boolean => getDirection(locale) === 'rtl';

/**
 * Wraps every plain argument in Unicode isolates. Runs when catalogues are loaded or compiled, so that formatting a message
 * needs no code for it.
 */
export function isolateArguments(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements
    .flatMap((element): MessageFormatElement[] => {
      if (element.type === type.argument) return [literal(open), element, literal(close)];
      if (element.type === type.tag && 'children' in element)
        return [{ ...element, children: isolateArguments(element.children) }];
      if ('options' in element) {
        const options = Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: isolateArguments(option.value) },
        ]);
        return [{ ...element, options: Object.fromEntries(options) } as MessageFormatElement];
      }
      return [element];
    })
    .reduce<MessageFormatElement[]>(joinLiterals, []);
}

/** Removes the isolates from a message that becomes a stored value, such as the name of a copy. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

const literal = (value: string): MessageFormatElement =>
  ({ type: type.literal, value }) as MessageFormatElement;

function joinLiterals(joined: MessageFormatElement[], element: MessageFormatElement): MessageFormatElement[] {
  const last = joined.at(-1);
  if (last?.type !== type.literal || element.type !== type.literal) return [...joined, element];
  return [...joined.slice(0, -1), literal(valueOf(last) + valueOf(element))];
}

const valueOf = (element: MessageFormatElement) => ('value' in element ? element.value : '');
