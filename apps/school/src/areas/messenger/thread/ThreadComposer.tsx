import { messageWriteLimits } from '@school/domain';
import { Composer, type ComposerContext } from '@school/ui';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../intl/useText.ts';
import { useOnline } from '../../../shell/ShellRoot.tsx';
import { quotedText } from './MessageItem.tsx';
import type { ComposerState } from './useComposer.ts';

/** Writes, answers and edits messages of a conversation. Arrow up in an empty field edits the last own message. */
export function ThreadComposer({ composer, onEditLast }: { composer: ComposerState; onEditLast(): void }) {
  const t = useText();
  const online = useOnline();
  const { body, files, mode, form } = composer;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'ArrowUp' || !isField || body !== '' || mode || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEditLast();
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
      value={body}
      onValueChange={composer.write}
      onSend={() => void composer.send()}
      maxLength={messageWriteLimits.body}
      maxFiles={messageWriteLimits.attachments}
      {...(!isEdit && {
        onFilesAdd: composer.addFiles,
        attachments: files.map(({ id, file }) => ({ id, name: file.name, size: file.size })),
        onAttachmentRemove: composer.removeFile,
      })}
      {...(context && { context })}
      onContextCancel={composer.cancel}
      offline={!online}
      onKeyDown={onKeyDown}
    />
  );
}
