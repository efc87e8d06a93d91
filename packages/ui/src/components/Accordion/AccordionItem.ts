import type { ReactNode } from 'react';
import type { IconSource } from '../../internal/Glyph.tsx';

/** One section of an accordion. */
export interface AccordionItem {
  /** Unique id of the section. */
  id: string;
  /** The title of the section. */
  title: ReactNode;
  /** A few quiet words at the end of the line: a count, a state. */
  meta?: ReactNode;
  icon?: IconSource;
  /** What it opens to. In the page also while it is closed, so that searching the page finds it. */
  content: ReactNode;
  /** It stays as it is. @default false */
  disabled?: boolean;
}

/** Place of the titles in the outline. */
export type AccordionLevel = 2 | 3 | 4 | 5;
