import type { PostStatus } from '@school/domain';
import { FormSubmit } from '../forms/FormSubmit.tsx';
import { useFormChange, useFormValue } from '../forms/useFormValue.ts';
import { useText } from '../intl/useText.ts';
import type { PostValues } from './postValues.ts';

/** The two ways to send a post: for oneself, or for everybody it is for. */
export function PostFormSubmits({ from }: { from: PostStatus }) {
  const t = useText();
  const change = useFormChange<PostValues>();
  const status = useFormValue<PostValues, 'status'>('status');
  const when = useFormValue<PostValues, 'when'>('when');
  // What readers have, or will have, isn't taken from them by a stroke of Enter.
  const sent = from === 'published' || from === 'scheduled';
  const publish =
    from === 'published'
      ? 'posts.form.change'
      : when === 'later'
        ? 'posts.form.schedule'
        : 'posts.form.publish';
  return (
    <>
      <FormSubmit
        tone="neutral"
        variant="outline"
        byEnter={!sent}
        waits={status === 'draft'}
        onClick={() => change('status', 'draft')}
      >
        {t(sent ? 'posts.form.backToDraft' : 'posts.form.saveDraft')}
      </FormSubmit>
      <FormSubmit waits={status === 'published'} onClick={() => change('status', 'published')}>
        {t(publish)}
      </FormSubmit>
    </>
  );
}
