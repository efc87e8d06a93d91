import { getPunctuation } from '@school/text';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import { __iconData as x } from 'lucide-react/icons/x';
import { useCallback, useState, type ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { FileIcon } from '../FileIcon/FileIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as css from './FileField.css.ts';
import type { FileItem } from './fileItem.ts';
import { sizeText } from './sizeText.ts';

const Glyph = provideIcons({ 'circle-check': circleCheck, 'refresh-cw': refreshCw, x });

interface FileRowProps {
  item: FileItem;
  locked: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

/* Pictures of the web only: what else calls itself an image may be none that a browser draws. */
const previewableTypes = /^image\/(avif|gif|jpeg|png|webp)$/;

/* The address of a file lives as long as its picture. */
const FilePreview = ({ file, onError }: { file: File; onError: () => void }): ReactNode => {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className={css.picture} onError={onError} />;
};

const Picture = ({ item }: { item: FileItem }): ReactNode => {
  const { name, type, preview, file } = item;
  const [broken, setBroken] = useState<unknown>();
  const previewSource = preview ?? (file && previewableTypes.test(file.type) ? file : undefined);
  const fail = () => setBroken(previewSource);
  if (!previewSource || previewSource === broken) return <FileIcon name={name} type={type} />;
  if (typeof previewSource === 'string')
    return <img src={previewSource} alt="" className={css.picture} onError={fail} />;
  return <FilePreview file={previewSource} onError={fail} />;
};

/** One file: its name, its progress and its actions. */
export const FileRow = ({ item, locked, onRemove, onRetry }: FileRowProps): ReactNode => {
  const { fileField } = useMessages();
  const locale = useLocale();
  const { name, size, state, progress, error } = item;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress ?? 0);
  const stateTexts = {
    waiting: onRetry ? fileField.waiting : '',
    sending: fileField.sending(percent),
    stored: fileField.stored,
    sent: fileField.sent,
    failed: error || fileField.failed,
    refused: error || fileField.failed,
  }[state];
  return (
    <li className={css.item} data-state={state}>
      <Picture item={item} />
      <div className={css.text}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.state} data-state={state}>
          <bdi>{sizeText(size, locale)}</bdi>
          {stateTexts && <span>{` · ${stateTexts}`}</span>}{' '}
          {state === 'sent' && <Glyph name="circle-check" size={16} className={css.sent} />}
        </span>
        {state === 'sending' && (
          <ProgressBar
            className={css.bar}
            value={(progress ?? 0) * 100}
            label={`${name}${getPunctuation(locale).colon}${stateTexts}`}
          />
        )}
      </div>
      {!locked && (
        <div className={css.buttons}>
          {state === 'failed' && onRetry && (
            <IconButton icon="refresh-cw" label={fileField.retry(name)} variant="plain" onClick={onRetry} />
          )}
          <IconButton
            icon="x"
            label={state === 'sending' ? fileField.cancel(name) : fileField.remove(name)}
            variant="plain"
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
};
