import { messageWriteLimits } from '@school/domain';
import { Composer, type ComposerContext, type EmojiPreferences, isComposing } from '@school/ui';
import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../intl/useText.ts';
import { useOnline } from '../../../screen/ScreenRoot.tsx';
import { acceptedEndings, largestFile } from '../../documents/index.ts';
import { EmojiTool } from './EmojiTool.tsx';
import { quotedText } from './MessageItem.tsx';
import type { ComposerState } from './useComposer.ts';

/** Writes, answers and edits messages of a conversation. Arrow up in an empty field edits the last own message. */
export function ThreadComposer(props: {
  composer: ComposerState;
  emoji: EmojiPreferences;
  onSend(): void;
  onEditLast(): void;
}) {
  const { composer, emoji, onSend, onEditLast } = props;
  const t = useText();
  const online = useOnline();
  const { body, files, mode, field } = composer;
  const form = useRef<HTMLFormElement>(null);
  const composing = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'ArrowUp' || !isField || body !== '' || mode) return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEditLast();
  };
  const onComposition = ({ target, type }: CompositionEvent) => {
    if (target === field.current) composing.current = type === 'compositionstart';
  };
  const context = ((): ComposerContext | undefined => {
    if (mode?.kind === 'reply')
      return { kind: 'reply', author: mode.to.author.name, text: quotedText(t, mode.to) };
    if (mode?.kind === 'edit') return { kind: 'edit', text: mode.message.body };
    return mode && { kind: 'edit', text: mode.entry.payload.body };
  })();
  const isEdit = context?.kind === 'edit';
  return (
    <Composer
      ref={form}
      fieldRef={field}
      value={body}
      onValueChange={composer.write}
      onSend={onSend}
      maxLength={messageWriteLimits.body}
      maxFiles={messageWriteLimits.attachments}
      maxFileSize={largestFile}
      accept={acceptedEndings}
      acceptText={t('documents.form.accepted')}
      {...(!isEdit && {
        onFilesAdd: composer.addFiles,
        attachments: files.map(({ id, file }) => ({ id, name: file.name, size: file.size })),
        onAttachmentRemove: composer.removeFile,
      })}
      {...(context && { context })}
      onContextCancel={composer.cancel}
      offline={!online}
      onKeyDown={onKeyDown}
      onCompositionStart={onComposition}
      onCompositionEnd={onComposition}
      tools={<EmojiTool composer={form} field={field} isComposing={composing} preferences={emoji} />}
    />
  );
}
