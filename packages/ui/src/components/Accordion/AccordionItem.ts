import type { ReactNode } from 'react';
import type { IconSource } from '../../internal/Glyph.tsx';

/** One section of an accordion. */
export interface AccordionItem {
  /** Unique id of the section. */
  id: string;
  /** The title of the section. */
  title: ReactNode;
  /** A short secondary text at the end of the line: a count, a state. */
  meta?: ReactNode;
  icon?: IconSource;
  /** The content of the section. It is in the page while closed, so that find-in-page finds it. */
  content: ReactNode;
  /** Whether the section can't be toggled. @default false */
  disabled?: boolean;
}

/** Heading level of the titles. */
export type AccordionLevel = 2 | 3 | 4 | 5;
