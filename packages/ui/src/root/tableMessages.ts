/** Names of the tables of a text and of their commands. */
export interface TableMessages {
  /** Name of the menu, and of a table that scrolls sideways. */
  table: string;
  /** Read aloud after the hint while the caret is in a table. */
  tableHint: string;
  insertTable: string;
  rowBefore: string;
  rowAfter: string;
  columnBefore: string;
  columnAfter: string;
  headerRow: string;
  headerColumn: string;
  deleteRow: string;
  deleteColumn: string;
  deleteTable: string;
}
