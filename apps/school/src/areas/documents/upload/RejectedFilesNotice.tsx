import { LinkButton, Notice } from '@school/ui';
import { useFormValue } from '../../../forms/useFormValue.ts';
import { useText } from '../../../intl/useText.ts';
import type { UploadValues } from './uploadValues.ts';

/**
 * Shows how many files were sent and rejected, and links to those sent.
 *
 * @param props.list URL of the list with the sent files.
 */
export function RejectedFilesNotice({ sent, list }: { sent: number; list: string }) {
  const t = useText();
  const files = useFormValue<UploadValues, 'files'>('files');
  const rejected = files.filter(({ state }) => state === 'refused').length;
  return (
    <Notice
      tone={rejected > 0 ? 'caution' : 'positive'}
      role="alert"
      title={t('documents.uploaded', { count: sent })}
      action={
        <LinkButton size="s" href={list}>
          {t('documents.form.viewUploaded')}
        </LinkButton>
      }
    >
      {rejected > 0 && t('documents.form.refusedLeft', { count: rejected })}
    </Notice>
  );
}
