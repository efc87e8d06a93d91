import { isBlank, countCharacters } from '@school/text';
import { __iconData as paperclip } from 'lucide-react/icons/paperclip';
import { __iconData as send } from 'lucide-react/icons/send';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { grow, growsByItself } from '../TextArea/grow.ts';
import { ComposerAttachments, type ComposerAttachment } from './ComposerAttachments.tsx';
import * as css from './Composer.css.ts';
import { ComposerContextBar, type ComposerContext } from './ComposerContextBar.tsx';
import { useComposerFiles } from './useComposerFiles.ts';

export type { ComposerAttachment } from './ComposerAttachments.tsx';
export type { ComposerContext } from './ComposerContextBar.tsx';
import { isComposing } from '../../internal/isComposing.ts';

provideIcons({ paperclip, send: toMirroredShape(send) });

/** Props of {@link Composer}, plus the attributes of `<form>`. */
export interface ComposerProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'onDrop'
> {
  /** The text. The composer never clears it: the page does so after it has stored the message. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called by the button and the keys of `sendOn`, if there is a file or a text within the length limit. */
  onSend: () => void;
  /** The keys that send; the other Enter starts a line. @default 'enter' */
  sendOn?: 'enter' | 'controlEnter';
  /** Maximum length of a message in characters. Longer text stays in the field and can't be sent. @default 10000 */
  maxLength?: number;
  /** Called with chosen, dropped or pasted files within the limits. Without it files can't be attached. */
  onFilesAdd?: (files: File[]) => void;
  /** Maximum number of files of a message, including attached ones. @default 10 */
  maxFiles?: number;
  /** Maximum size of a file in bytes. */
  maxFileSize?: number;
  /** Accepted files: extensions with their dot, or media types. By default all. */
  accept?: readonly string[];
  /** Description of the accepted files. @default their types */
  acceptText?: string;
  /** The attached files, with their progress. */
  attachments?: readonly ComposerAttachment[];
  onAttachmentRemove?: (id: string) => void;
  /** The message that is replied to or edited. */
  context?: ComposerContext;
  /** Ends the reply or the edit: the button beside it, and Escape. */
  onContextCancel?: () => void;
  /** There is no connection: the placeholder explains that the message will be sent later. @default false */
  offline?: boolean;
  /** Shown instead of the field: why no message can be written here. */
  blockedReason?: ReactNode;
  /** Further buttons beside the one for files, such as emoji. */
  tools?: ReactNode;
  /** The field, to focus it and to insert into it. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The share of the limit from which the number of characters is shown. */
const counterFrom = 0.9;

/** Writes a message: a growing field, files, and what it replies to. Renders a `<form>`. */
export const Composer = (props: ComposerProps): ReactNode => {
  const { blockedReason, value, maxLength = 10_000, sendOn = 'enter', maxFiles = 10 } = props;
  const {
    onValueChange,
    onSend,
    onFilesAdd,
    maxFileSize,
    accept,
    acceptText,
    attachments = [],
    onAttachmentRemove,
  } = props;
  const { context, onContextCancel, offline = false, tools, fieldRef } = props;
  const id = useId();
  const { composer: messages, field } = useMessages();
  const number = new Intl.NumberFormat(useLocale());
  const area = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const files = useComposerFiles({
    onFilesAdd,
    maxFiles,
    maxFileSize,
    accept,
    acceptText,
    attached: attachments.length,
  });
  const length = countCharacters(value);
  const isTooLong = length > maxLength;
  const canSend = !isTooLong && (!isBlank(value) || attachments.length > 0);

  useLayoutEffect(() => {
    if (area.current && !growsByItself()) grow(area.current);
  }, [value]);

  const submit = () => {
    if (!canSend) return;
    files.clearProblems();
    onSend();
    area.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && context) {
      event.preventDefault();
      event.stopPropagation();
      onContextCancel?.();
    }
    const withControl = event.ctrlKey || event.metaKey;
    const sends = sendOn === 'enter' ? !event.shiftKey && !event.altKey : withControl;
    if (event.key !== 'Enter' || !sends) return;
    event.preventDefault();
    submit();
  };

  const rest = elementProps(props);
  if (blockedReason)
    return (
      <form
        {...rest}
        className={cx(css.root, css.blocked, rest.className)}
        onSubmit={(event) => event.preventDefault()}
      >
        {blockedReason}
      </form>
    );
  const showsCounter = length >= maxLength * counterFrom;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped anywhere on it
    <form
      {...rest}
      className={cx(css.root, rest.className)}
      data-over={files.isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragEnter={files.onDragOver}
      onDragOver={files.onDragOver}
      onDragLeave={files.onDragLeave}
      onDrop={files.onDrop}
    >
      {context && <ComposerContextBar context={context} onCancel={onContextCancel} />}
      <ComposerAttachments attachments={attachments} onRemove={onAttachmentRemove} />
      <textarea
        ref={(node) => {
          area.current = node;
          if (typeof fieldRef === 'function') return fieldRef(node);
          if (fieldRef) fieldRef.current = node;
        }}
        dir="auto"
        rows={1}
        value={value}
        placeholder={offline ? messages.offline : messages.placeholder}
        aria-label={messages.label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}counter ${id}problems`}
        className={css.area}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={files.onPaste}
      />
      <p id={`${id}problems`} role="alert" className={css.problems}>
        {[...files.problems, ...(isTooLong ? [messages.tooLong(number.format(maxLength))] : [])].map(
          (problem) => (
            <span key={problem} className={css.problem}>
              {problem}
            </span>
          ),
        )}
      </p>
      <div className={css.bar}>
        {onFilesAdd && (
          <>
            <IconButton
              icon="paperclip"
              label={messages.attach}
              variant="plain"
              onClick={() => fileInput.current?.click()}
            />
            <input
              ref={fileInput}
              type="file"
              multiple
              accept={accept?.join()}
              hidden
              aria-label={messages.attach}
              onChange={({ target }) => {
                files.add(Array.from(target.files ?? []));
                target.value = '';
              }}
            />
          </>
        )}
        {tools}
        <span id={`${id}counter`} className={cx(css.counter, isTooLong && css.over)}>
          {showsCounter && field.counter(length, maxLength)}
        </span>
        <span className={css.keys}>{sendOn === 'enter' ? messages.sendKeys : messages.sendKeysControl}</span>
        <IconButton
          type="submit"
          icon="send"
          label={context?.kind === 'edit' ? messages.save : messages.send}
          tone="accent"
          variant="solid"
          aria-disabled={!canSend || undefined}
        />
      </div>
      {files.isOver && (
        <span aria-hidden className={css.drop}>
          {messages.drop}
        </span>
      )}
    </form>
  );
};

/* The remaining props, for the form. */
const elementProps = ({
  value: _value,
  onValueChange: _onValueChange,
  onSend: _onSend,
  sendOn: _sendOn,
  maxLength: _maxLength,
  onFilesAdd: _onFilesAdd,
  maxFiles: _maxFiles,
  maxFileSize: _maxFileSize,
  accept: _accept,
  acceptText: _acceptText,
  attachments: _attachments,
  onAttachmentRemove: _onAttachmentRemove,
  context: _context,
  onContextCancel: _onContextCancel,
  offline: _offline,
  blockedReason: _blockedReason,
  tools: _tools,
  fieldRef: _fieldRef,
  ...rest
}: ComposerProps) => rest;
