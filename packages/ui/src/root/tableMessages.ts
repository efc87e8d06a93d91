/** What a text's tables are called, and what can be done to them. */
export interface TableMessages {
  /** Of the menu, and of a table that can be moved sideways. */
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
