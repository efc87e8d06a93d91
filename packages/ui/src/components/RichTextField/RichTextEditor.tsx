import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { createEditor, run, stateOf, toContent } from './createEditor.ts';
import { sameDocument, toDocument, type AnyDocument } from './document.ts';
import { ImageDialog, type UploadImage } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { leaveTable } from './tableNodes.ts';
import type { EditorHandle, Tool, ToolState } from './tools.ts';

interface RichTextEditorProps {
  /** What makes the element the field's control: id, names, states. */
  attributes: Record<string, unknown>;
  ref: Ref<HTMLDivElement>;
  value: AnyDocument;
  editable: boolean;
  takeFocus: boolean;
  onChange: (document: AnyDocument) => void;
  onState: (state: ToolState) => void;
  onReady: (handle: EditorHandle | null) => void;
  onLeave: () => void;
  onBlur: () => void;
  onUploadImage: UploadImage | undefined;
}

type Asking =
  { what: 'link'; href: string } | { what: 'image'; src: string; alt: string; file: File | null } | null;

/** The heavy part of a rich text field: the editor, and the dialogs of link and picture. */
export const RichTextEditor = ({
  attributes,
  ref,
  value,
  editable,
  takeFocus,
  onChange,
  onState,
  onReady,
  onLeave,
  onBlur,
  onUploadImage,
}: RichTextEditorProps): ReactNode => {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const told = useRef(value);
  const [asking, setAsking] = useState<Asking>(null);

  const tell = useEffectEvent((held: unknown) => {
    const next = toDocument(held);
    if (sameDocument(next, told.current)) return;
    told.current = next;
    onChange(next);
  });
  const askLink = useEffectEvent(() => {
    if (!editable) return;
    setAsking({ what: 'link', href: String(editor.current?.getAttributes('link').href ?? '') });
  });
  const askImage = useEffectEvent((file: File | null) => {
    const { state, view } = editor.current!;
    leaveTable(state, (transaction) => view.dispatch(transaction));
    const { src, alt } = editor.current?.getAttributes('image') ?? {};
    const chosen = !file && editor.current?.isActive('image');
    setAsking({ what: 'image', src: chosen ? String(src) : '', alt: chosen ? String(alt) : '', file });
  });
  const show = useEffectEvent(onState);
  const ready = useEffectEvent(onReady);
  const leave = useEffectEvent(onLeave);
  const blur = useEffectEvent(onBlur);
  const takesPictures = useEffectEvent(() => onUploadImage !== undefined);
  const begin = useEffectEvent(() => {
    const made = createEditor(element.current!, told.current, editable, {
      onChange: (held) => tell(held),
      onState: (state) => show(state),
      onBlur: () => blur(),
      onLeave: () => leave(),
      onLink: () => askLink(),
      onPicture: (file) => askImage(file),
      takesPictures: () => takesPictures(),
    });
    editor.current = made;
    show(stateOf(made));
    ready({
      run: (tool) => {
        if (stateOf(made).off.has(tool as Tool)) return;
        if (tool === 'link') askLink();
        else if (tool === 'image') askImage(null);
        else if (tool !== 'table') run(made, tool);
      },
      focus: () => made.commands.focus(),
    });
    if (takeFocus) made.commands.focus();
    return made;
  });

  useLayoutEffect(() => {
    const made = begin();
    return () => {
      ready(null);
      made.destroy();
      editor.current = null;
    };
  }, []);

  useEffect(() => {
    if (editor.current?.isEditable !== editable) editor.current?.setEditable(editable, false);
  }, [editable]);

  /* Only what the page itself put there replaces the text: what it merely says back must not move the caret. */
  useEffect(() => {
    if (sameDocument(value, told.current)) return;
    told.current = value;
    editor.current?.commands.setContent(toContent(value) as never, { emitUpdate: false });
  }, [value]);

  const end = () => {
    setAsking(null);
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
      {asking?.what === 'link' && (
        <LinkDialog
          href={asking.href}
          needsWords={Boolean(editor.current?.state.selection.empty) && asking.href === ''}
          onClose={end}
          onApply={(href, words) => {
            const chain = editor.current!.chain();
            if (href === '') chain.extendMarkRange('link').unsetLink().run();
            else if (words)
              chain
                .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else chain.extendMarkRange('link').setLink({ href }).run();
            end();
          }}
        />
      )}
      {asking?.what === 'image' && (
        <ImageDialog
          {...asking}
          onUploadImage={onUploadImage}
          onClose={end}
          onApply={(src, alt) => {
            const chain = editor.current!.chain();
            if (asking.src) chain.updateAttributes('image', { alt }).run();
            else chain.insertContent([{ type: 'image', attrs: { src, alt } }, { type: 'paragraph' }]).run();
            end();
          }}
        />
      )}
    </>
  );
};
