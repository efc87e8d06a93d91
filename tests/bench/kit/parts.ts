import type { ReactNode } from 'react';

/** A row of the long table. */
export interface Person {
  id: string;
  name: string;
  role: string;
  since: number;
}

/** The components with which a library renders the scenes. */
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
  /** A dialog with its own trigger: the trigger's label is "Open", that of the button inside "Close". */
  Dialog(): ReactNode;
  /** A table that scrolls in a window of 600 px and renders only the visible rows. */
  LongTable(props: { rows: readonly Person[] }): ReactNode;
  /** Switches the page to the dark scheme, or back. */
  setDark(dark: boolean): void;
  /** Switches the page to brand 0 or 1. */
  setBrand(brand: 0 | 1): void;
}
