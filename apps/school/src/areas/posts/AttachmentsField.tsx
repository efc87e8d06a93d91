import { FileField, type FileItem } from '@school/ui';
import { useRef, useState } from 'react';
import { acceptedEndings, largestFile } from '../documents/index.ts';
import { useFormField } from '../../forms/useFormField.ts';
import { useText } from '../../intl/useText.ts';
import { isPlaceholder } from '../../outbox/waitingFiles.ts';
import { useUnloadGuard } from '../../router/useUnloadGuard.ts';
import {
  type Attached,
  findPendingUploads,
  isUploading,
  noneLeft,
  postFields,
  type PostValues,
} from './postValues.ts';
import { useFileUpload } from './useFileUpload.ts';

const none: readonly Attached[] = [];

const toFileItem = ({ id, name, type, size }: Attached): FileItem => {
  const result: Attached = { id, name, type, size };
  return { id, name, type, size, state: isPlaceholder(id) ? 'stored' : 'sent', result };
};

const toAttachments = (items: readonly FileItem[]): Attached[] =>
  items.filter(({ state }) => state === 'sent' || state === 'stored').map(({ result }) => result as Attached);

const joinIds = (files: readonly Attached[]) => files.map(({ id }) => id).join();

/** Attachments of a post: each file uploads as soon as it is chosen, and saving the post references it. */
export function AttachmentsField() {
  const t = useText();
  const uploadFile = useFileUpload();
  const { value, onValueChange, error, id } = useFormField<PostValues['attachments']>('attachments', none);
  const { value: left, onValueChange: onLeftChange } = useFormField('attachmentsLeft', noneLeft);
  // Lists that this field set itself. Any other list is from another version and resets the field.
  const [own] = useState(() => new WeakSet<object>());
  const [begun, setBegun] = useState({ value, round: 0 });
  const lastStatus = useRef(JSON.stringify(noneLeft));
  const ids = useRef(joinIds(value));
  if (value !== begun.value && !own.has(value)) setBegun({ value, round: begun.round + 1 });

  // A reload restores everything in the draft except uploads in progress.
  useUnloadGuard(isUploading(left));

  return (
    <FileField
      key={begun.round}
      id={id}
      label={t(postFields.attachments.label)}
      help={t('posts.form.attachmentsHelp')}
      optional
      multiple
      error={error}
      accept={acceptedEndings}
      acceptText={t('documents.form.accepted')}
      maxSize={largestFile}
      maxFiles={postFields.attachments.limit}
      upload={uploadFile}
      defaultItems={begun.value.map(toFileItem)}
      onItemsChange={(items) => {
        const files = toAttachments(items);
        // Not on each progress event, because every change of the form stores the draft.
        if (joinIds(files) !== ids.current) {
          ids.current = joinIds(files);
          own.add(files);
          onValueChange(files);
        }
        const now = findPendingUploads(items);
        if (JSON.stringify(now) !== lastStatus.current) {
          lastStatus.current = JSON.stringify(now);
          onLeftChange(now);
        }
      }}
    />
  );
}
