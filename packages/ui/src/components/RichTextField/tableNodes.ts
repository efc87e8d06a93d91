import { Extension, Node, type Editor } from '@tiptap/core';
import { TextSelection, type Command } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import { tableGroups, tableLimits, type TableTool } from './tools.ts';

/* What the table's own commands read; neither is stored, as no cell spans several. */
const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } });

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(spans()).map(([key, value]) => [
          key,
          { ...value, rendered: false, parseHTML: () => value.default },
        ]),
      ),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const Roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => {
    const roles: Record<string, string> = {
      table: 'table',
      tableRow: 'row',
      tableCell: 'cell',
      tableHeader: 'header_cell',
    };
    return name in roles ? { tableRole: roles[name] } : {};
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Tables without spans and without widths: what is written to their elements needs no styles of its own. */
export const tableNodes = [
  Roles,
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];

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

const emptyCell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] });
const emptyRow = (type: 'tableCell' | 'tableHeader') => ({
  type: 'tableRow',
  content: [emptyCell(type), emptyCell(type), emptyCell(type)],
});

/* Two rows below a header: what most tables of a notice begin with. The caret goes to the first cell. */
const insertTable = (editor: Editor): void => {
  const at = editor.state.selection.$from;
  const end = at.depth > 0 ? at.after(1) : at.pos;
  const isBlank = at.depth === 1 && at.parent.content.size === 0;
  const from = isBlank ? at.before(1) : end;
  const isLast = end === editor.state.doc.content.size;
  editor
    .chain()
    .insertContentAt({ from, to: end }, [
      { type: 'table', content: [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')] },
      ...(isLast ? [{ type: 'paragraph' }] : []),
    ])
    .setTextSelection(from + 4)
    .run();
};

export const runOnTable = (editor: Editor, tool: TableTool): void => {
  if (tool === 'insertTable') insertTable(editor);
  else commands[tool](editor.state, (transaction) => editor.view.dispatch(transaction));
};

/** What can't be done where the caret stands. */
export const tableOff = ({ state }: Editor): ReadonlySet<TableTool> => {
  if (!isInTable(state)) return new Set(tableGroups.flat().filter((tool) => tool !== 'insertTable'));
  const { map } = selectedRect(state);
  return new Set<TableTool>([
    'insertTable',
    ...(map.height >= tableLimits.rows ? (['rowBefore', 'rowAfter'] as const) : []),
    ...(map.width >= tableLimits.columns ? (['columnBefore', 'columnAfter'] as const) : []),
  ]);
};

/** To the next cell or the one before; at the end of the table Tab leaves the text, as it does everywhere else. */
export const moveCell = (view: EditorView, back: boolean): boolean =>
  isInTable(view.state) &&
  goToNextCell(back ? -1 : 1)(view.state, (transaction) => view.dispatch(transaction));

/** Puts the caret behind the table that it stands in. */
export const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { $from } = state.selection;
  const { tr } = state;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'table') continue;
    const after = $from.after(depth);
    if (!tr.doc.resolve(after).nodeAfter?.isTextblock)
      tr.insert(after, state.schema.nodes.paragraph!.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  }
  return true;
};
