import type { Message, QuotedMessage } from '@school/domain';
import { type RefObject, useRef, useState } from 'react';
import { useSources } from '../../../data/DataRoot.tsx';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import { makeIdempotencyKey, useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useReloadHold } from '../../../router/useReloadHold.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { toQuotation } from '../messageWindow.ts';
import type { MessageWrite } from '../../../outbox/writes.ts';
import { type WaitingMessage, useAddMessage, useMessageOutbox } from '../useMessageOutbox.ts';
import { useSignalTyping } from '../presence/useSignalTyping.ts';
import { readMessageDraft, writeMessageDraft } from './messageDraft.ts';

/** What the composer writes, besides a new message. */
export type ComposerMode =
  | { kind: 'reply'; to: QuotedMessage }
  | { kind: 'edit'; message: Message }
  | { kind: 'editWaiting'; entry: WaitingMessage };

/** A chosen file with an id for the list. */
export type ChosenFile = { id: string; file: File };

const chosen = (file: File): ChosenFile => ({ id: makeIdempotencyKey(), file });

/** State and actions of the composer. */
export type ComposerState = {
  body: string;
  files: readonly ChosenFile[];
  mode: ComposerMode | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  write(body: string): void;
  addFiles(files: readonly File[]): void;
  removeFile(id: string): void;
  reply(message: Message): void;
  edit(message: Message): void;
  editWaiting(entry: WaitingMessage): void;
  /** Puts the text and files of a message that is not sent before what is written now. */
  restore(message: MessageWrite): void;
  cancel(): void;
  /** Deletes what is written. */
  discard(): void;
  /** @returns The key of a message that was put into the outbox; undefined after an edit or a failure. */
  send(): Promise<string | undefined>;
};

/** Returns what the composer holds as a new message. */
const newMessage = (
  conversationId: string,
  { body, files, mode }: Pick<ComposerState, 'body' | 'files' | 'mode'>,
): MessageWrite => ({
  kind: 'message',
  conversationId,
  body: body.trim(),
  files: files.map(({ file }) => file),
  replyTo: mode?.kind === 'reply' ? mode.to : null,
});

/** Holds what is being written in a conversation; the text is stored as a draft. */
export function useComposer(conversationId: string, person: string): ComposerState {
  const signalTyping = useSignalTyping(conversationId);
  const { storage } = useSources();
  const { notices } = useScreenServices();
  const { outbox } = useMessageOutbox();
  const addMessage = useAddMessage();
  const update = useCommand('updateMessage');
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const [body, setBody] = useState(() => readMessageDraft(storage, person, conversationId)?.body ?? '');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [mode, setMode] = useState<ComposerMode>();
  const isEditing = mode?.kind === 'edit' || mode?.kind === 'editWaiting';
  useReloadHold(() => files.length > 0 || isEditing);

  const write = (next: string) => {
    setBody(next);
    if (isEditing) return;
    if (next.trim() !== '') signalTyping();
    writeMessageDraft(storage, person, conversationId, next);
  };
  const focus = () => requestAnimationFrame(() => field.current?.focus());
  const start = (next: ComposerMode, text?: string) => {
    setMode(next);
    if (text !== undefined) setBody(text);
    focus();
  };
  /** Ends a reply or an edit; after an edit the draft is shown again. */
  const finish = () => {
    if (isEditing) setBody(readMessageDraft(storage, person, conversationId)?.body ?? '');
    setMode(undefined);
  };

  const restore = ({ body: text, files: returned, replyTo }: MessageWrite) => {
    const before = (later: string) => [text, later].filter((one) => one.trim() !== '').join('\n');
    const draft = readMessageDraft(storage, person, conversationId)?.body ?? '';
    writeMessageDraft(storage, person, conversationId, before(draft));
    setFiles((others) => [...returned.map(chosen), ...others]);
    // An edit goes on; the draft is shown after it.
    if (!isEditing) {
      setBody(before);
      if (replyTo && !mode) setMode({ kind: 'reply', to: replyTo });
    }
    focus();
  };

  const saveEdit = async (message: Message) => {
    const outcome = await update.run({ path: { id: message.id }, body: { body } });
    if (!outcome.ok) {
      notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
      return;
    }
    publishStreamEvent({ kind: 'message.updated', data: { message: outcome.data.data } });
    finish();
  };

  const saveWaiting = async ({ seq, payload }: WaitingMessage) => {
    if (await outbox?.replace(seq, { ...payload, body })) finish();
    else notices.notify({ tone: 'info', message: { id: 'messenger.alreadySent' } });
  };

  const clear = () => {
    writeMessageDraft(storage, person, conversationId, '');
    setBody('');
    setFiles([]);
  };

  const sendNew = async () => {
    const id = makeIdempotencyKey();
    if (!(await addMessage(id, newMessage(conversationId, { body, files, mode })))) return undefined;
    clear();
    setMode(undefined);
    return id;
  };

  return {
    body,
    files,
    mode,
    field,
    write,
    restore,
    addFiles: (added) => setFiles((before) => [...before, ...added.map(chosen)]),
    removeFile: (id) => setFiles((before) => before.filter((one) => one.id !== id)),
    reply: (message) => start({ kind: 'reply', to: toQuotation(message) }),
    edit: (message) => start({ kind: 'edit', message }, message.body),
    editWaiting: (entry) => start({ kind: 'editWaiting', entry }, entry.payload.body),
    cancel: finish,
    discard: isEditing ? finish : clear,
    async send() {
      // Enter twice in a row must not send twice.
      if (isSending.current) return undefined;
      isSending.current = true;
      let key: string | undefined;
      if (mode?.kind === 'edit') await saveEdit(mode.message);
      else if (mode?.kind === 'editWaiting') await saveWaiting(mode.entry);
      else key = await sendNew();
      isSending.current = false;
      return key;
    },
  };
}
