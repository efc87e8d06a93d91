import { FormSubmit } from '../forms/FormSubmit.tsx';
import { useFormChange, useFormValue } from '../forms/useFormValue.ts';
import { useText } from '../intl/useText.ts';
import type { PostValues } from './postValues.ts';

/** The two ways to send a post: for oneself, or for everybody it is for. */
export function PostFormSubmits() {
  const t = useText();
  const change = useFormChange<PostValues>();
  const status = useFormValue<PostValues, 'status'>('status');
  return (
    <>
      <FormSubmit
        tone="neutral"
        variant="outline"
        waits={status === 'draft'}
        onClick={() => change('status', 'draft')}
      >
        {t('posts.form.saveDraft')}
      </FormSubmit>
      <FormSubmit waits={status === 'published'} onClick={() => change('status', 'published')}>
        {t('posts.form.publish')}
      </FormSubmit>
    </>
  );
}
