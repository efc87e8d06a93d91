import { Extension, Node, type Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { tableDirection } from './tableDirection.ts';
import { tableGroups, tableLimits, type TableTool } from './tools.ts';

/* Attributes that the table commands of ProseMirror read; neither is stored, as no cell spans several. */
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
  addProseMirrorPlugins: () => [tableDirection()],
});

/** Tables without spans and widths: their elements need no inline styles. */
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

const emptyCell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] });
const emptyRow = (type: 'tableCell' | 'tableHeader') => ({
  type: 'tableRow',
  content: [emptyCell(type), emptyCell(type), emptyCell(type)],
});

/* A header and two rows, the size of most tables of a notice. The caret moves to the first cell. */
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

/* The table commands of each editor that has a table; fetched again after a failure. */
type Tools = typeof import('./tableTools.ts');
const tableTools = new WeakMap<Editor, Tools>();
const fetching = new WeakSet<Editor>();

const hasTable = ({ doc }: EditorState): boolean => {
  let has = false;
  doc.descendants((node) => {
    has ||= node.type.name === 'table';
    return !has && !node.isTextblock;
  });
  return has;
};

/** Fetches the table commands once the text has a table; calls back when they are loaded. */
export const equipForTables = (editor: Editor, onEquipped: () => void): void => {
  if (tableTools.has(editor) || fetching.has(editor) || !hasTable(editor.state)) return;
  fetching.add(editor);
  import('./tableTools.ts').then(
    (tools) => {
      fetching.delete(editor);
      if (editor.isDestroyed) return;
      tableTools.set(editor, tools);
      tools.editTables(editor);
      onEquipped();
    },
    () => void fetching.delete(editor),
  );
};

export const runOnTable = (editor: Editor, tool: TableTool): void => {
  if (tool === 'insertTable') insertTable(editor);
  else tableTools.get(editor)?.changeTable(editor, tool);
};

/** The depth of the table that contains a position; 0 outside of tables. */
const depthOfTable = ($pos: ResolvedPos): number => {
  let { depth } = $pos;
  while (depth > 0 && $pos.node(depth).type.name !== 'table') depth -= 1;
  return depth;
};

export const isInTable = ({ selection }: EditorState): boolean => depthOfTable(selection.$head) > 0;

/** Returns the commands that are unavailable at the caret. */
export const tableOff = (editor: Editor): ReadonlySet<TableTool> => {
  const { $head } = editor.state.selection;
  const depth = depthOfTable($head);
  const changes = tableGroups.flat().filter((tool) => tool !== 'insertTable');
  if (depth === 0) return new Set(changes);
  if (!tableTools.has(editor)) return new Set(tableGroups.flat());
  const table = $head.node(depth);
  return new Set<TableTool>([
    'insertTable',
    ...(table.childCount >= tableLimits.rows ? (['rowBefore', 'rowAfter'] as const) : []),
    ...(table.firstChild!.childCount >= tableLimits.columns
      ? (['columnBefore', 'columnAfter'] as const)
      : []),
  ]);
};

/** Moves to the next or previous cell; at the end of the table Tab leaves the text, as it does everywhere else. */
export const moveCell = (view: EditorView, back: boolean): boolean => {
  const { state } = view;
  const { $head } = state.selection;
  const depth = depthOfTable($head);
  if (depth === 0) return false;
  const cells: { from: number; to: number }[] = [];
  const start = $head.start(depth);
  $head.node(depth).forEach((row, rowAt) =>
    row.forEach((cell, cellAt) => {
      const from = start + rowAt + 1 + cellAt;
      cells.push({ from, to: from + cell.nodeSize });
    }),
  );
  const cellIndex = cells.findIndex(({ from, to }) => from < $head.pos && $head.pos < to);
  const next = cells[cellIndex + (back ? -1 : 1)];
  if (!next) return false;
  const { doc, tr } = state;
  const selection = TextSelection.between(doc.resolve(next.from + 1), doc.resolve(next.to - 1));
  view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
};

/** Moves the caret behind the table that it is in. */
export const leaveTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = depthOfTable($from);
  if (depth === 0) return false;
  const { tr } = state;
  const after = $from.after(depth);
  if (!tr.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, state.schema.nodes.paragraph!.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};
