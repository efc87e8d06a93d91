import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Counter } from '../Field/Counter.tsx';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldCounter, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import * as prose from '../Prose/Prose.css.ts';
import { getPlainText, type RichTextDocument, type RichTextImage } from '../Prose/richText.ts';
import { emptyDocument, isEmpty, type AnyDocument } from './document.ts';
import type { RichTextEditor } from './RichTextEditor.tsx';
import * as css from './RichTextField.css.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import type { EditorHandle, ToolState } from './tools.ts';
import { WaitingText } from './WaitingText.tsx';

/** Props of every {@link RichTextField}; other attributes apply to the editable element. */
interface CommonProps<Document>
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children' | 'onChange' | 'onBlur'> {
  /** The text, when controlled. */
  value?: Document;
  /** The initial text, when uncontrolled; a form's reset returns to it. */
  defaultValue?: Document;
  /** Called after each change with the text; its `content` is empty when nothing is written. */
  onValueChange?: (value: Document) => void;
  /** Called when focus leaves the text. */
  onBlur?: () => void;
  /** The name under which a form sends the text as JSON, or nothing while it is empty. */
  name?: string;
  /** The id of the form, if the field is outside it. */
  form?: string;
  /** Shown while the text is empty. */
  placeholder?: string;
  /** Shows the length of the text and its limit. Longer text is preserved, and the figure turns critical. */
  counter?: FieldCounter;
  /** Shows the text without tools; it can't be changed. @default false */
  readOnly?: boolean;
  /** Disables the field. @default false */
  disabled?: boolean;
}

/** @see {@link RichTextField} */
export type RichTextFieldProps =
  | (CommonProps<RichTextDocument> & { onUploadImage?: undefined })
  | (CommonProps<RichTextDocument<RichTextImage>> & {
      /** Stores a picture and resolves to its address. Without it there are no pictures. Each requires an alternative text. */
      onUploadImage: (file: File) => Promise<{ src: string }>;
    });

type Loaded = typeof RichTextEditor;
let loaded: Loaded | undefined;

/* Fetched after the page is rendered; before that the text can be read and focused, and typed if it is empty. */
const useEditorPart = () => {
  const [Part, setPart] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const shouldLoad = !Part && !failed;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isMounted = true;
    const receive = (part: Loaded) => {
      loaded = part;
      if (isMounted) setPart(() => part);
    };
    if (loaded) receive(loaded);
    else
      import('./RichTextEditor.tsx').then(
        ({ RichTextEditor }) => receive(RichTextEditor),
        () => isMounted && setFailed(true),
      );
    return () => {
      isMounted = false;
    };
  }, [shouldLoad]);
  return { Part, failed, retry: () => setFailed(false) };
};

/**
 * A text field with headings, lists, quotations, tables, links and pictures. Its value is a plain document that `Prose`
 * draws. Renders a `<div>` around tools and a `<div role="textbox">`; `className` applies to the root, `ref`, `id` and
 * other attributes to the text. The editor is fetched after the page is rendered.
 */
export function RichTextField(props: RichTextFieldProps): ReactNode {
  const generatedId = useId();
  const { richTextField: messages } = useMessages();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    labelEnd,
    value: valueProp,
    defaultValue,
    onValueChange,
    onBlur,
    onFocus,
    name,
    form,
    placeholder,
    counter,
    readOnly = false,
    disabled = false,
    onUploadImage,
    className,
    ref,
    'aria-describedby': describedByProp,
    ...rest
  } = props as CommonProps<AnyDocument> & { onUploadImage?: (file: File) => Promise<{ src: string }> };
  const [initial] = useState(defaultValue ?? emptyDocument);
  const [currentValue, setValue] = useControlled<AnyDocument>(valueProp, initial, onValueChange);
  const value = currentValue ?? emptyDocument;
  const { Part: LoadedPart, failed, retry } = useEditorPart();
  const [handle, setHandle] = useState<EditorHandle | null>(null);
  const [state, setState] = useState<ToolState | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const hasWaited = useRef(false);
  const typed = useRef<readonly AnyDocument[]>([]);
  const [isComposing, setComposing] = useState(false);
  /* An input method keeps its text in the element, so that the element stays until it is done. */
  const Part = isComposing ? undefined : LoadedPart;
  useFormReset(`${id}-value`, () => setValue(initial));

  const invalid = hasContent(error);
  const editable = !readOnly && !disabled;
  const hintId = `${id}-hint`;
  const attributes = {
    ...rest,
    id,
    className: cx(prose.root, css.text),
    'aria-multiline': true,
    'aria-labelledby': labelId(id),
    'aria-describedby': describedBy(
      id,
      { help, error, success, counter },
      cx(describedByProp, editable && hintId) || undefined,
    ),
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-readonly': readOnly || undefined,
    'aria-disabled': disabled || undefined,
    'aria-placeholder': placeholder,
    'data-placeholder': isEmpty(value) ? placeholder : undefined,
  };
  const attachEditorElement = (node: HTMLDivElement | null) => {
    text.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };

  return fieldShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    labelId: labelId(id),
    onLabelClick: () => text.current?.focus(),
    counter: counter && (
      <Counter
        id={`${id}-counter`}
        controlId={id}
        max={counter.max}
        value={getPlainText(value)}
        defaultValue={undefined}
      />
    ),
    children: (
      <div
        className={cx(frame.frame, css.frame)}
        data-invalid={invalid ? '' : undefined}
        data-valid={!invalid && hasContent(success) ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-waiting={Part ? undefined : ''}
      >
        {!readOnly && (
          <RichTextToolbar
            ref={toolbar}
            controls={id}
            state={state}
            handle={handle}
            pictures={onUploadImage !== undefined}
            disabled={disabled}
          />
        )}
        {failed && editable && (
          <div role="alert" className={css.failed}>
            <span>{messages.failed}</span>
            <Button size="s" onClick={retry}>
              {messages.retry}
            </Button>
          </div>
        )}
        {Part ? (
          <Part
            attributes={{ ...attributes, onFocus }}
            ref={attachEditorElement}
            value={value}
            editable={editable}
            typed={typed}
            caret={hasWaited.current ? (typed.current.length > 0 ? 'end' : 'start') : undefined}
            onChange={setValue}
            onState={(next) => setState((old) => (old && haveSameTools(old, next) ? old : next))}
            onReady={(next) => {
              setHandle(next);
              hasWaited.current = false;
            }}
            onToolbar={() =>
              toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus()
            }
            onBlur={() => onBlur?.()}
            onUploadImage={onUploadImage}
          />
        ) : (
          <WaitingText
            attributes={attributes}
            ref={attachEditorElement}
            value={value}
            busy={editable && !failed}
            editable={editable}
            onChange={(document, possible) => {
              typed.current = possible;
              setValue(document);
            }}
            onComposing={setComposing}
            onFocus={(event) => {
              hasWaited.current = true;
              onFocus?.(event);
            }}
            onBlur={() => {
              hasWaited.current = false;
            }}
          />
        )}
        {editable && (
          <span id={hintId} hidden>
            {state?.active.has('table') ? `${messages.hint} ${messages.tableHint}` : messages.hint}
          </span>
        )}
        {/* Always rendered, because the form reset is detected through it. */}
        <input
          type="hidden"
          id={`${id}-value`}
          name={name}
          form={form}
          disabled={disabled}
          value={isEmpty(value) ? '' : JSON.stringify(value)}
        />
      </div>
    ),
  });
}

const haveSameItems = <One,>(one: ReadonlySet<One>, other: ReadonlySet<One>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

const haveSameTools = (one: ToolState, other: ToolState): boolean =>
  haveSameItems(one.active, other.active) &&
  haveSameItems(one.off, other.off) &&
  haveSameItems(one.tableOff, other.tableOff);
