import { useUiContext } from './UiContext.ts';
import type { UiMessages } from './uiMessages.ts';

export type { UiMessages } from './uiMessages.ts';

/**
 * Returns the kit's messages in the user's language.
 *
 * @throws outside UiRoot.
 */
export const useMessages = (): UiMessages => useUiContext('useMessages').messages;
