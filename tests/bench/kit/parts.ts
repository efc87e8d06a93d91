import type { ReactNode } from 'react';

/** A row of the long table. */
export interface Person {
  id: string;
  name: string;
  role: string;
  since: number;
}

/** What a side of the comparison draws its scenes with. */
export interface Parts {
  Root(props: { children: ReactNode }): ReactNode;
  Button(props: { children: ReactNode; onClick(): void }): ReactNode;
  Field(props: {
    label: string;
    help?: string;
    value: string;
    onValueChange(value: string): void;
  }): ReactNode;
  Checkbox(props: { label: string; checked: boolean; onCheckedChange(checked: boolean): void }): ReactNode;
  Select(props: { label: string; options: { value: string; label: string }[] }): ReactNode;
  Badge(props: { children: ReactNode }): ReactNode;
  /** A dialog with its own trigger; the words of the trigger are "Open", of the button inside "Close". */
  Dialog(): ReactNode;
  /** A table that scrolls in a window of 600 px and draws only the rows in sight. */
  LongTable(props: { rows: readonly Person[] }): ReactNode;
  /** Puts the page into the dark, or back. */
  setDark(dark: boolean): void;
  /** Gives the page another brand: 0 or 1. */
  setBrand(brand: 0 | 1): void;
}
