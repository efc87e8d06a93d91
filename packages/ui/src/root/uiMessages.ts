import type { BasicMessages } from './basicMessages.ts';
import type { RichMessages } from './richMessages.ts';

/**
 * The kit's messages, one flat group a component. Each language in `messages/` fills all of them; a missing one doesn't
 * compile. Messages with a number are functions, so that each language forms its plurals. A page with a small first
 * load can take `messages/basic/` of its language first and `messages/rich/` with the first part that needs them.
 */
export interface UiMessages extends BasicMessages, RichMessages {}
