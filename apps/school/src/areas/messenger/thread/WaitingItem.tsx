import { Button, FileIcon, Inline, MessageBubble, ProgressBar, Stack, Text } from '@school/ui';
import type { Problem } from '../../../data/problem.ts';
import { problemText, type ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useUploadProgress } from '../../../outbox/uploadProgress.ts';
import type { WaitingMessage } from '../useMessageOutbox.ts';
import type { UnsentActions } from './useUnsentActions.ts';
import { quotedText } from './MessageItem.tsx';

/** Words for why the server rejected a message. */
const reasons = (problem: Problem): ProblemMessages => ({
  forbidden: 'messenger.gone',
  missing: 'messenger.gone',
  ...(problem.kind === 'invalid' && problem.fields.includes('file') && { invalid: 'messenger.fileRejected' }),
});

/** A message that waits on this device, or that the server rejected. */
export function WaitingItem(props: { entry: WaitingMessage; grouped: boolean } & UnsentActions) {
  const { entry, grouped, onEdit, onDiscard, onRetry, onCancel } = props;
  const { body, files, replyTo, forwarded = false } = entry.payload;
  const t = useText();
  const share = useUploadProgress(entry.id);
  // Once it was sent, the server may have the message: it can no longer be changed.
  const isChangeable = !entry.attempted || entry.problem !== null;
  const isUploading = share !== undefined;
  return (
    <MessageBubble
      author=""
      own
      grouped={grouped}
      sentAt={entry.createdAt}
      {...(body && { text: body })}
      forwarded={forwarded}
      {...(replyTo && { quote: { author: replyTo.author.name, text: quotedText(t, replyTo) } })}
      {...(files.length > 0 && {
        attachments: (
          <Stack gap="xs">
            {files.map(({ name }, at) => (
              <Inline key={at} gap="s">
                <FileIcon name={name} size="s" />
                <Text as="span" isolate>
                  {name}
                </Text>
              </Inline>
            ))}
            {isUploading && <ProgressBar label={t('messenger.uploading')} value={share * 100} />}
            {isUploading && isChangeable && (
              <Inline justify="end">
                <Button size="s" icon="x" aria-label={t('messenger.cancelUpload')} onClick={onCancel}>
                  {t('app.cancel')}
                </Button>
              </Inline>
            )}
          </Stack>
        ),
      })}
      receipt={{ status: entry.problem ? 'failed' : isChangeable && !isUploading ? 'waiting' : 'sending' }}
      {...(entry.problem && { problem: problemText(t, entry.problem, reasons(entry.problem)) })}
      {...(entry.problem && entry.problem.kind !== 'fileChanged' && { onRetry })}
      {...(isChangeable && !isUploading && { onEdit, onDiscard })}
    />
  );
}
