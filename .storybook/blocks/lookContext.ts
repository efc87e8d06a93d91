import type { UiMessages } from '@school/ui';
import { createContext } from 'react';

/** What the toolbar says, as far as the pages of the documentation need it. */
export interface DocsLook {
  locale: string;
  messages: UiMessages;
}

/** Filled by `SchoolDocsContainer`: the prose stays English, what is live on a page speaks the toolbar's language. */
export const DocsLookContext = createContext<DocsLook | undefined>(undefined);
