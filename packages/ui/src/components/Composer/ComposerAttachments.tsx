import { __iconData as x } from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { sizeText } from '../FileField/sizeText.ts';
import { FileIcon } from '../FileIcon/FileIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as css from './Composer.css.ts';

provideIcons({ x });

/** A file of the message that is being written. */
export interface ComposerAttachment {
  id: string;
  name: string;
  /** Size in bytes. */
  size?: number;
  /** Progress of the upload, from 0 to 1; undefined before and after it. */
  progress?: number;
  /** Error of the upload. */
  error?: string;
}

interface ComposerAttachmentsProps {
  attachments: readonly ComposerAttachment[];
  onRemove: ((id: string) => void) | undefined;
}

/** The files of a message, each with its progress and a button that removes it. */
export const ComposerAttachments = ({ attachments, onRemove }: ComposerAttachmentsProps): ReactNode => {
  const { composer: messages, fileField } = useMessages();
  const locale = useLocale();
  const keys = distinctKeys(
    'Composer',
    attachments.map(({ id }) => id),
  );
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={messages.attachments} className={css.attachments}>
      {attachments.map(({ id, name, size, progress, error }, at) => (
        <li key={keys[at]} className={cx(css.attachment, error !== undefined && css.failed)}>
          <FileIcon name={name} />
          <span className={css.file}>
            <bdi className={css.fileName}>{name}</bdi>
            {progress !== undefined && error === undefined ? (
              <ProgressBar label={name} value={progress * 100} />
            ) : (
              <span className={css.fileState}>{error ?? (size !== undefined && sizeText(size, locale))}</span>
            )}
          </span>
          {onRemove && (
            <IconButton
              icon="x"
              label={fileField.remove(name)}
              variant="plain"
              size="s"
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
