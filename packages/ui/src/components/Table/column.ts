import type { ReactNode } from 'react';
import type { IconName } from '../../internal/icons.ts';

/** Alignment of a column's cells; figures that are compared align to the end, in tabular figures. */
export type TableAlign = 'start' | 'center' | 'end';
/**
 * Layout of a cell when rows are cards: `flow` shares a line with its neighbours, `line` takes a whole line, `named`
 * takes a whole line with the column's name before it, `hidden` is left out.
 */
export type TableCard = 'flow' | 'line' | 'named' | 'hidden';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  id: string;
  /** Name of the column. Required for every column; that of `actions` is visually hidden. */
  header: string;
  /** Returns the content of a row's cell. Of the primary column: the title, one line or two. */
  cell: (row: Row) => ReactNode;
  /** Names the row: its words are the row's link and the first line of its card. @default false */
  primary?: boolean;
  /** Primary column only: a quiet line under the title. */
  meta?: (row: Row) => ReactNode;
  /** Primary column only: an `<img>` or an avatar before the words; after them where rows are cards. */
  picture?: (row: Row) => ReactNode;
  /** Shown for a row without a picture, so that titles align; not shown in cards. @default 'image' */
  pictureIcon?: IconName;
  /** The shape of the picture, for the grey rows. @default 'image' */
  pictureShape?: 'image' | 'circle' | 'file';
  /** Holds the row's buttons, at the end. @default false */
  actions?: boolean;
  /** @default 'start' */
  align?: TableAlign;
  /**
   * CSS length or share: "44%". For actions it is also their width in a card, 44 px. If all columns but one have a
   * width, that one takes the rest and the layout is fixed; otherwise it depends on the content.
   */
  width?: string;
  /** Leaves the column out between cards and a table of 880 px (`medium`) or 960 px (`wide`). */
  hideBelow?: 'medium' | 'wide';
  /** @default 'flow' */
  card?: TableCard;
}

type Sized = Pick<TableColumn<never>, 'width' | 'actions'>;

/** Whether the columns have the same width before and after their rows are loaded. */
export const isSized = (columns: readonly Sized[]): boolean =>
  columns.filter(({ width, actions }) => !width && !actions).length <= 1;

/** Returns the width of a column, if it is known. */
export const getColumnWidth = ({ width, actions }: Sized): string | undefined =>
  width ?? (actions ? 'var(--sui-actions, 44px)' : undefined);
