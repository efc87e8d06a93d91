import type { MessageFormatElement } from 'react-intl';

/** Whether a message is text without placeholders, tags or quoting. */
export const isLiteralText = (message: string): boolean => !/[{}<>']/.test(message);

/** Converts text without syntax to a parsed message: react-intl returns it without parsing or formatting. */
export const toLiteralMessage = (value: string): MessageFormatElement[] =>
  // 0 is a literal; importing the parser's enumeration would load the parser.
  [{ type: 0, value } as MessageFormatElement];
