import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createEditor, run, getToolState, toContent } from './createEditor.ts';
import { isSameDocument, toDocument, type AnyDocument } from './document.ts';
import { ImageDialog, type UploadImage } from './ImageDialog.tsx';
import { useMessages } from '../../root/messages.ts';
import { LinkDialog } from './LinkDialog.tsx';
import * as css from './RichTextField.css.ts';
import { leaveTable } from './tableNodes.ts';
import type { EditorHandle, Tool, ToolState } from './tools.ts';

interface RichTextEditorProps {
  /** The attributes of the field's control: id, names, states. */
  attributes: Record<string, unknown>;
  ref: Ref<HTMLDivElement>;
  value: AnyDocument;
  editable: boolean;
  /** Documents typed before, which the caller may still render, oldest first. Emptied when the editor takes them over. */
  typed: RefObject<readonly AnyDocument[]>;
  /** Initial position of the caret, if the text has the focus. */
  caret: 'start' | 'end' | undefined;
  onChange: (document: AnyDocument) => void;
  onState: (state: ToolState) => void;
  onReady: (handle: EditorHandle | null) => void;
  onToolbar: () => void;
  onBlur: () => void;
  onUploadImage: UploadImage | undefined;
}

type OpenDialog =
  { type: 'link'; href: string } | { type: 'image'; src: string; alt: string; file: File | null } | null;

/* A caller that never renders what is reported must not make the list grow. */
const maxReported = 50;

/** The heavy part of a rich text field: the editor, and the dialogs of link and picture. */
export const RichTextEditor = ({
  attributes,
  ref,
  value,
  editable,
  typed,
  caret,
  onChange,
  onState,
  onReady,
  onToolbar,
  onBlur,
  onUploadImage,
}: RichTextEditorProps): ReactNode => {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const lastValue = useRef(value);
  /* Reported documents that the caller has not rendered yet, oldest first. */
  const reported = useRef<AnyDocument[]>([]);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { richTextField: messages } = useMessages();
  const [leftOut, setLeftOut] = useState(0);

  const notifyChange = useEffectEvent((document: unknown) => {
    const next = toDocument(document);
    if (isSameDocument(next, lastValue.current)) return;
    lastValue.current = next;
    setLeftOut(0);
    reported.current = [...reported.current.slice(-maxReported), next];
    onChange(next);
  });
  const openLinkDialog = useEffectEvent(() => {
    if (!editable) return;
    setOpenDialog({ type: 'link', href: String(editor.current?.getAttributes('link').href ?? '') });
  });
  const openImageDialog = useEffectEvent((file: File | null) => {
    const { state, view } = editor.current!;
    leaveTable(state, (transaction) => view.dispatch(transaction));
    const { src, alt } = editor.current?.getAttributes('image') ?? {};
    const chosen = !file && editor.current?.isActive('image');
    setOpenDialog({ type: 'image', src: chosen ? String(src) : '', alt: chosen ? String(alt) : '', file });
  });
  const show = useEffectEvent(onState);
  const notifyReady = useEffectEvent(onReady);
  const requestToolbar = useEffectEvent(onToolbar);
  const notifyBlur = useEffectEvent(onBlur);
  const acceptsImages = useEffectEvent(() => onUploadImage !== undefined);
  const begin = useEffectEvent(() => {
    const latest = typed.current.at(-1);
    if (latest) {
      reported.current = [...typed.current];
      lastValue.current = latest;
      // Only once: a boundary that hides the field and shows it again starts the editor anew, with what was typed since.
      typed.current = [];
    }
    const createInstance = createEditor(element.current!, lastValue.current, editable, {
      onChange: (document) => notifyChange(document),
      onState: (state) => show(state),
      onBlur: () => notifyBlur(),
      onToolbar: () => requestToolbar(),
      onLink: () => openLinkDialog(),
      onPicture: (file) => openImageDialog(file),
      onPicturesLeftOut: setLeftOut,
      acceptsImages: () => acceptsImages(),
    });
    editor.current = createInstance;
    show(getToolState(createInstance));
    notifyReady({
      run: (tool) => {
        if (getToolState(createInstance).off.has(tool as Tool)) return;
        if (tool === 'link') openLinkDialog();
        else if (tool === 'image') openImageDialog(null);
        else if (tool !== 'table') run(createInstance, tool);
      },
      focus: () => createInstance.commands.focus(),
    });
    if (caret) {
      const { doc } = createInstance.state;
      createInstance.commands.setTextSelection(caret === 'end' ? doc.content.size : 0);
      // At once: the editor's own command waits for a frame, in which keys would find the caret at the start.
      createInstance.view.focus();
    }
    return createInstance;
  });

  useLayoutEffect(() => {
    const instance = begin();
    return () => {
      notifyReady(null);
      instance.destroy();
      editor.current = null;
    };
  }, []);

  useEffect(() => {
    if (editor.current?.isEditable !== editable) editor.current?.setEditable(editable, false);
  }, [editable]);

  /*
   * Sets the document only when the caller changed it. A reported one may be rendered after the next key, and setting it
   * then would remove that key's letter and move the caret.
   */
  useEffect(() => {
    const at = reported.current.findIndex((document) => isSameDocument(value, document));
    reported.current = reported.current.slice(at + 1);
    if (at >= 0 || isSameDocument(value, lastValue.current)) return;
    reported.current = [];
    lastValue.current = value;
    editor.current?.commands.setContent(toContent(value) as never, { emitUpdate: false });
  }, [value]);

  const end = () => {
    setOpenDialog(null);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the editor makes it editable, and so focusable */}
      <div
        {...attributes}
        ref={(node) => {
          element.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
          return undefined;
        }}
        role="textbox"
        tabIndex={attributes['aria-disabled'] ? undefined : 0}
      />
      <div role="status" className={leftOut > 0 ? css.leftOut : undefined}>
        {leftOut > 0 && messages.picturesLeftOut(leftOut)}
      </div>
      {openDialog?.type === 'link' && (
        <LinkDialog
          href={openDialog.href}
          needsText={Boolean(editor.current?.state.selection.empty) && openDialog.href === ''}
          onClose={end}
          onApply={(href, linkText) => {
            const chain = editor.current!.chain();
            if (href === '') chain.extendMarkRange('link').unsetLink().run();
            else if (linkText)
              chain
                .insertContent({ type: 'text', text: linkText, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else chain.extendMarkRange('link').setLink({ href }).run();
            end();
          }}
        />
      )}
      {openDialog?.type === 'image' && (
        <ImageDialog
          {...openDialog}
          onUploadImage={onUploadImage}
          onClose={end}
          onApply={(src, alt) => {
            const chain = editor.current!.chain();
            if (openDialog.src) chain.updateAttributes('image', { alt }).run();
            else
              chain
                /* Behind the selected words, which are preserved. */
                .setTextSelection(editor.current!.state.selection.to)
                .insertContent([{ type: 'image', attrs: { src, alt } }, { type: 'paragraph' }])
                .run();
            end();
          }}
        />
      )}
    </>
  );
};
