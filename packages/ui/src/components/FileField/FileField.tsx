import { __iconData as upload } from 'lucide-react/icons/upload';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldTexts } from '../Field/fieldTexts.ts';
import { chooseId } from './chooseId.ts';
import * as css from './FileField.css.ts';
import { findFileFault, typeNames, type FileItem } from './fileItem.ts';
import { FileRow } from './FileRow.tsx';
import { SentValues } from './SentValues.tsx';
import { sizeText } from './sizeText.ts';
import { summarize } from './summarize.ts';
import { useFileUploads, type FileUpload } from './useFileUploads.ts';

const Glyph = provideIcons({ upload });

/** @see {@link FileField} */
export interface FileFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'accept' | 'value' | 'defaultValue' | 'size' | 'children' | 'required'
    > {
  /** Accepted media types and extensions: `['image/*', '.pdf']`. Without it all files are accepted. */
  accept?: readonly string[];
  /** Description of `accept`, if its list is long: "PDF, Word, pictures". @default the extensions and types */
  acceptText?: string;
  /** Maximum size of a file in bytes. */
  maxSize?: number;
  /** Maximum number of files. @default 1, or any number with `multiple` */
  maxFiles?: number;
  /** Uploads one file when it is chosen; three at a time. Without it a form submits the files themselves. */
  upload?: FileUpload;
  /** The files, when controlled; use it with the four handlers below. */
  items?: readonly FileItem[];
  /** The initial files, such as those uploaded earlier. */
  defaultItems?: readonly FileItem[];
  /** Called after each change with the files, their progress included. */
  onItemsChange?: (items: readonly FileItem[]) => void;
  /** Called with files that were chosen, dropped or pasted; those over a limit have the state `refused`. */
  onFilesAdd?: (items: readonly FileItem[]) => void;
  /** Called to remove a file, or to cancel its upload. */
  onFileRemove?: (id: string) => void;
  /** Called to retry the upload of a failed file. */
  onFileRetry?: (id: string) => void;
}

let fileCount = 0;
const none: readonly FileItem[] = [];

/**
 * A field for files by choice, drop or paste, each with its progress, error and preview. The field sends nothing:
 * `upload` does, or the form. Renders a `<div>` around an `<input type="file">`; `className` applies to the `<div>`,
 * `ref`, `id` and other attributes apply to the `<input>`.
 */
export function FileField(props: FileFieldProps) {
  const generatedId = useId();
  const locale = useLocale();
  const { fileField: messages } = useMessages();
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
    accept,
    acceptText,
    maxSize,
    multiple,
    maxFiles = multiple ? undefined : 1,
    upload: sendOne,
    items: itemsProp,
    defaultItems = none,
    onItemsChange,
    onFilesAdd,
    onFileRemove,
    onFileRetry,
    name,
    className,
    ref,
    disabled = false,
    onChange,
    'aria-describedby': described,
    ...rest
  } = props;
  const uploads = useFileUploads(itemsProp ? undefined : sendOne, defaultItems, onItemsChange);
  const items = Array.isArray(itemsProp) ? itemsProp.filter(Boolean) : uploads.items;
  const keys = distinctKeys(
    'FileField',
    items.map((item) => item.id),
  );
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const uploadsFiles = itemsProp ? onFileRetry !== undefined : sendOne !== undefined;
  const allowsSeveral = maxFiles !== 1;
  const invalid = hasContent(error);

  const accepted = accept?.length ? (acceptText ?? typeNames(accept, messages.kinds, locale)) : '';
  const max = maxSize === undefined ? '' : sizeText(maxSize, locale);
  const limits = [
    accepted,
    max && messages.maxSize(max, allowsSeveral),
    maxFiles && allowsSeveral ? messages.maxFiles(maxFiles) : '',
  ]
    .filter(Boolean)
    .join(' · ');

  const addFiles = (files: FileList | readonly File[] | null | undefined) => {
    if (disabled || !files || files.length === 0) return;
    const validCount = items.filter(({ state }) => state !== 'refused').length;
    let remaining = maxFiles === undefined ? Infinity : maxFiles === 1 ? 1 : maxFiles - validCount;
    const added = Array.from(files, (file): FileItem => {
      fileCount += 1;
      const fault = findFileFault(file, { accept, maxSize }) ?? (remaining > 0 ? undefined : 'tooMany');
      const errorTexts = {
        empty: messages.empty,
        tooLarge: messages.tooLarge(max),
        wrongType: messages.wrongType(accepted),
        tooMany: messages.tooMany(maxFiles ?? 0),
      };
      if (!fault) remaining -= 1;
      const item = { id: `file-${fileCount}`, name: file.name, size: file.size, type: file.type, file };
      return fault ? { ...item, state: 'refused', error: errorTexts[fault] } : { ...item, state: 'waiting' };
    });
    onFilesAdd?.(added);
    if (itemsProp) return;
    /* A new file replaces the present one. */
    if (maxFiles === 1 && added.some(({ state }) => state === 'waiting'))
      for (const item of items) uploads.remove(item.id);
    uploads.add(added);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    addFiles(event.clipboardData.files);
  };
  const remove = (at: number, itemId: string) => {
    flushSync(() => {
      onFileRemove?.(itemId);
      if (!itemsProp) uploads.remove(itemId);
    });
    const rows = list.current?.children;
    const next = rows?.[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('button:last-of-type');
    (next ?? input.current)?.focus();
  };
  useFormReset(id, () => {
    if (!itemsProp) uploads.reset();
  });

  /* Without an upload the form submits the valid files through the input. */
  useLayoutEffect(() => {
    const control = input.current;
    if (uploadsFiles || itemsProp || !control || typeof DataTransfer !== 'function') return;
    const transfer = new DataTransfer();
    for (const { state, file } of items) if (state === 'waiting' && file) transfer.items.add(file);
    /* Uses the native setter, because test libraries define `files` on the element. */
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')?.set?.call(control, transfer.files);
  }, [items, uploadsFiles, itemsProp]);

  const { summary, announcement } = summarize(items, { uploadsFiles, messages, locale });

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
    children: (
      <>
        <div
          className={css.drop}
          data-over={over ? '' : undefined}
          data-invalid={invalid ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            if (!disabled) setOver(true);
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={drop}
          onPaste={paste}
        >
          <span className={css.choose}>
            <Glyph name="upload" />
            <span id={chooseId(id)} aria-hidden={true}>
              {messages.choose(allowsSeveral)}
            </span>
            <input
              /* The visible text comes first, because speech control finds a button by its text. */
              aria-labelledby={`${chooseId(id)} ${labelId(id)}`}
              {...rest}
              ref={(node) => {
                input.current = node;
                if (typeof ref === 'function') return ref(node);
                if (ref) ref.current = node;
                return undefined;
              }}
              type="file"
              id={id}
              name={uploadsFiles || itemsProp ? undefined : name}
              multiple={allowsSeveral}
              accept={accept?.join(',')}
              disabled={disabled}
              className={css.input}
              aria-required={required || undefined}
              aria-invalid={invalid || undefined}
              aria-describedby={`${describedBy(id, { help, error, success }, described) ?? ''} ${id}-limits`.trim()}
              onChange={(event) => {
                onChange?.(event);
                addFiles(event.currentTarget.files);
                /* The same file may be chosen again after it failed. */
                if (uploadsFiles || itemsProp) event.currentTarget.value = '';
              }}
            />
          </span>
          <span>{over ? messages.dropHere : messages.drop}</span>
          <span id={`${id}-limits`} className={css.limits} hidden={!limits}>
            {limits}
          </span>
        </div>
        {summary && items.length > 1 && <div className={css.heading}>{summary}</div>}
        {items.length > 0 && (
          <ul ref={list} className={css.list} aria-label={messages.list}>
            {items.map((item, at) => (
              <FileRow
                key={keys[at]}
                item={item}
                locked={disabled}
                onRemove={() => remove(at, item.id)}
                onRetry={
                  uploadsFiles
                    ? () => {
                        onFileRetry?.(item.id);
                        if (!itemsProp) uploads.retry(item.id);
                        input.current?.focus();
                      }
                    : undefined
                }
              />
            ))}
          </ul>
        )}
        {name !== undefined && (
          <SentValues items={items} keys={keys} name={name} form={rest.form} disabled={disabled} />
        )}
        <span role="status" className={css.srOnly}>
          {announcement}
        </span>
      </>
    ),
  });
}
