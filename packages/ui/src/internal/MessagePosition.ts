import { createContext } from 'react';

/** The position of a message in its list, and whether Tab reaches it. Null outside of a list. */
export const MessagePosition = createContext<{ index: number; tabStop: boolean } | null>(null);
