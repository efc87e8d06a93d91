import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { TableTool } from './tools.ts';

/* The table commands. They are fetched with the first table of a text. */

const commands: Record<Exclude<TableTool, 'insertTable'>, Command> = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeader('row'),
  headerColumn: toggleHeader('column'),
  deleteRow,
  deleteColumn,
  deleteTable,
};

/** Lets cells be selected, and keeps every row as long as the others. */
export const editTables = (editor: Editor): void => void editor.registerPlugin(tableEditing());

export const changeTable = (editor: Editor, tool: keyof typeof commands): void =>
  void commands[tool](editor.state, (transaction) => editor.view.dispatch(transaction));
