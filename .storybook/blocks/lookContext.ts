import type { UiMessages } from '@school/ui';
import { createContext } from 'react';
import type { Look } from '../defaultLook.ts';

/** The toolbar's settings that documentation pages need. */
export interface DocsLook {
  look: Look;
  messages: UiMessages;
}

/** Provided by `SchoolDocsContainer`: the prose stays English, live examples use the toolbar's language. */
export const DocsLookContext = createContext<DocsLook | undefined>(undefined);
