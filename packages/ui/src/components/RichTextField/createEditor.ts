import { Editor, Mark, Node } from '@tiptap/core';
import { DOMParser, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedHref } from '@school/text';
import { isAllowedSource } from '../../internal/isAllowedSource.ts';
import { isEmpty, type AnyDocument } from './document.ts';
import { plainElements, plainParagraphs } from './pasted.ts';
import { plainCell } from './pastedTables.ts';
import {
  equipForTables,
  isInTable,
  leaveTable,
  moveCell,
  runOnTable,
  tableNodes,
  tableOff,
} from './tableNodes.ts';
import { tableGroups, toolGroups, type TableTool, type Tool, type ToolState } from './tools.ts';
import { isComposing } from '../../internal/isComposing.ts';

/* A picture is never stored without its alternative text. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[data-sui-image]',
      getAttrs: (image) => isAllowedSource(image.getAttribute('src')) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, 'data-sui-image': '' }],
});

/** Events of the editor that its field handles. */
export interface EditorEvents {
  onChange: (document: unknown) => void;
  onState: (state: ToolState) => void;
  onBlur: () => void;
  /** The user requests the toolbar. */
  onToolbar: () => void;
  onLink: () => void;
  /** A picture was dropped or pasted. */
  onPicture: (file: File) => void;
  /** Dropped or pasted content had pictures that can't be inserted. */
  onPicturesLeftOut: (count: number) => void;
  acceptsImages: () => boolean;
}

const insertTransfer = (view: EditorView, transfer: DataTransfer, events: EditorEvents): boolean => {
  const html = transfer.getData('text/html');
  const text = transfer.getData('text/plain');
  /* Some systems know no media type of HEIC photos. */
  const file = [...transfer.files].find(
    ({ name, type }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  );
  let leftOut = 0;
  const elements =
    (html && plainElements(html, () => (leftOut += 1))) || (text && plainParagraphs(text)) || null;
  const isPicture = elements
    ? leftOut > 0 && elements.textContent.trim() === '' && !elements.querySelector('img')
    : file !== undefined;
  /* Programs add a picture of the text to text; a browser adds markup to a copied picture. */
  if (file && (isPicture || !html) && events.acceptsImages()) {
    events.onPicture(file);
    return true;
  }
  /* Nothing can replace the selection. */
  if (isPicture) {
    events.onPicturesLeftOut(Math.max(leftOut, 1));
    return true;
  }
  if (!elements) return false;
  const { state } = view;
  if (isInTable(state)) plainCell(elements);
  const { from, to, empty } = state.selection;
  const address = text.trim();
  /* An address pasted onto selected text makes it a link, as other editors do. */
  if (!empty && isAllowedHref(address) && !address.startsWith('/')) {
    view.dispatch(state.tr.addMark(from, to, state.schema.marks.link!.create({ href: address })));
    return true;
  }
  const { content, openStart, openEnd } = DOMParser.fromSchema(state.schema).parseSlice(elements, {
    preserveWhitespace: !html,
    context: state.selection.$from,
  });
  /* A pasted table at either end stays a table; its first cell is not merged into the paragraph at the caret. */
  const slice = new Slice(
    content,
    content.firstChild?.type.name === 'table' ? 0 : openStart,
    content.lastChild?.type.name === 'table' ? 0 : openEnd,
  );
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  if (leftOut > 0) events.onPicturesLeftOut(leftOut);
  return true;
};

/** Returns the document as the editor requires it: with at least one block. */
export const toContent = (document: AnyDocument) =>
  isEmpty(document) ? { type: 'doc', content: [{ type: 'paragraph' }] } : document;

/* Text that is written after a link is not part of it. */
const Basics = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension instanceof Mark && extension.name === 'link'
        ? extension.extend({ inclusive: false })
        : extension,
    );
  },
});

/** Makes the element editable. */
export const createEditor = (
  element: HTMLElement,
  document: AnyDocument,
  editable: boolean,
  events: EditorEvents,
): Editor => {
  const equip = (editor: Editor) => equipForTables(editor, () => events.onState(getToolState(editor)));
  return new Editor({
    element: { mount: element },
    injectCSS: false,
    enablePasteRules: false,
    editable,
    content: toContent(document),
    extensions: [
      Basics.configure({
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        trailingNode: false,
        paragraph: { HTMLAttributes: { dir: 'auto' } },
        heading: { levels: [2, 3], HTMLAttributes: { dir: 'auto' } },
        dropcursor: { color: 'currentcolor', width: 2 },
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          isAllowedUri: (href) => isAllowedHref(href),
          HTMLAttributes: { target: null, rel: null },
        },
      }),
      Picture,
      ...tableNodes,
    ],
    editorProps: {
      handleDOMEvents: {
        keydown: (view, event) => {
          if (isComposing(event)) return false;
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault();
            events.onToolbar();
            return true;
          }
          if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
            /* The page's Ctrl+K, a search, must not open over it. */
            event.preventDefault();
            event.stopPropagation();
            events.onLink();
            return true;
          }
          if (event.key === 'Escape' && leaveTable(view.state, (transaction) => view.dispatch(transaction))) {
            event.preventDefault();
            event.stopPropagation();
            return true;
          }
          if (event.key !== 'Tab') return false;
          /* Tab leaves the text, also from a list and behind the last cell of a table: no keyboard trap. */
          if (moveCell(view, event.shiftKey)) event.preventDefault();
          return true;
        },
        paste: (view, event) => {
          if (!view.editable || !event.clipboardData) return false;
          event.preventDefault();
          insertTransfer(view, event.clipboardData, events);
          return true;
        },
        drop: (view, event) => {
          if (!view.editable || view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          insertTransfer(view, event.dataTransfer, events);
          return true;
        },
      },
    },
    onUpdate: ({ editor }) => events.onChange(editor.getJSON()),
    onCreate: ({ editor }) => equip(editor),
    onTransaction: ({ editor }) => {
      events.onState(getToolState(editor));
      equip(editor);
    },
    onBlur: () => events.onBlur(),
  });
};

const isOn: Record<Tool, (editor: Editor) => boolean> = {
  bold: (editor) => editor.isActive('bold'),
  italic: (editor) => editor.isActive('italic'),
  underline: (editor) => editor.isActive('underline'),
  heading: (editor) => editor.isActive('heading', { level: 2 }),
  subheading: (editor) => editor.isActive('heading', { level: 3 }),
  bulletList: (editor) => editor.isActive('bulletList'),
  orderedList: (editor) => editor.isActive('orderedList'),
  quote: (editor) => editor.isActive('blockquote'),
  link: (editor) => editor.isActive('link'),
  image: (editor) => editor.isActive('image'),
  table: (editor) => editor.isActive('table'),
  undo: () => false,
  redo: () => false,
};

const notInCells = ['heading', 'subheading', 'bulletList', 'orderedList', 'quote', 'image'] as const;

/** Returns the state of the toolbar at the caret. */
export const getToolState = (editor: Editor): ToolState => ({
  active: new Set(toolGroups.flat().filter((tool) => isOn[tool](editor))),
  off: new Set<Tool>([
    ...(editor.can().undo() ? [] : (['undo'] as const)),
    ...(editor.can().redo() ? [] : (['redo'] as const)),
    /* A cell holds paragraphs. */
    ...(isInTable(editor.state) ? notInCells : []),
  ]),
  tableOff: tableOff(editor),
});

const isTableTool = (tool: string): tool is TableTool => tableGroups.flat().some((each) => each === tool);

/** Runs a tool; link and picture open their dialogs first. */
export const run = (editor: Editor, tool: Exclude<Tool, 'link' | 'image' | 'table'> | TableTool): void => {
  if (isTableTool(tool)) return runOnTable(editor, tool);
  const chain = editor.chain();
  const commands = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    underline: () => chain.toggleUnderline(),
    heading: () => chain.toggleHeading({ level: 2 }),
    subheading: () => chain.toggleHeading({ level: 3 }),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
    quote: () => chain.toggleBlockquote(),
    undo: () => chain.undo(),
    redo: () => chain.redo(),
  };
  commands[tool]().run();
};
