import type { BasicMessages } from './basicMessages.ts';
import type { RichMessages } from './richMessages.ts';
import { useUiContext } from './UiContext.ts';

/**
 * The kit's own words, one flat group a component. Each language in `messages/` fills all of them; a missing one
 * doesn't compile. What has a figure in it is a function, so that each language forms its own plurals. A page that
 * begins small can take `messages/basic/` of its language first and `messages/rich/` with the first part that has them.
 */
export interface UiMessages extends BasicMessages, RichMessages {}

/** The kit's own words in the reader's language. @throws outside UiRoot. */
export const useMessages = (): UiMessages => useUiContext('useMessages').messages;
