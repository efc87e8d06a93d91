import type { IconName } from '../../internal/icons.ts';

/** The tools for text, in the order of the toolbar. */
export const toolGroups = [
  ['bold', 'italic', 'underline'],
  ['heading', 'subheading', 'bulletList', 'orderedList', 'quote'],
  ['link', 'image', 'table'],
  ['undo', 'redo'],
] as const;

/** One tool of the toolbar. */
export type Tool = (typeof toolGroups)[number][number];

/** Whether a tool is either on or off at the caret. */
export const isToggle = (tool: Tool): boolean => tool !== 'undo' && tool !== 'redo' && tool !== 'table';

export const toolIcons: Record<Tool, IconName> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  heading: 'heading-2',
  subheading: 'heading-3',
  bulletList: 'list',
  orderedList: 'list-ordered',
  quote: 'quote',
  link: 'link',
  image: 'image',
  table: 'table-2',
  undo: 'undo-2',
  redo: 'redo-2',
};

export const toolShortcuts: Partial<Record<Tool, string>> = {
  bold: 'Control+B Meta+B',
  italic: 'Control+I Meta+I',
  underline: 'Control+U Meta+U',
  heading: 'Control+Alt+2 Meta+Alt+2',
  subheading: 'Control+Alt+3 Meta+Alt+3',
  bulletList: 'Control+Shift+8 Meta+Shift+8',
  orderedList: 'Control+Shift+7 Meta+Shift+7',
  quote: 'Control+Shift+B Meta+Shift+B',
  link: 'Control+K Meta+K',
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Shift+Z Meta+Shift+Z',
};

/** The tools for a table, in the order of its menu. */
export const tableGroups = [
  ['insertTable'],
  ['rowBefore', 'rowAfter', 'columnBefore', 'columnAfter'],
  ['headerRow', 'headerColumn'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
] as const;

export type TableTool = (typeof tableGroups)[number][number];

/** The maximum size of a table in a document of the school. */
export const tableLimits = { rows: 200, columns: 20 } as const;

/** Toolbar state at the caret. */
export interface ToolState {
  active: ReadonlySet<Tool>;
  off: ReadonlySet<Tool>;
  /** The table tools that are unavailable at the caret. */
  tableOff: ReadonlySet<TableTool>;
}

/** Methods of the loaded editor that the rest of the field calls. */
export interface EditorHandle {
  run: (tool: Tool | TableTool) => void;
  focus: () => void;
}
