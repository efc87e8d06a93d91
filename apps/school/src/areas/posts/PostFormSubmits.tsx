import type { PostStatus } from '@school/domain';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import type { PostValues } from './postValues.ts';

/** Submit buttons of a post: save as draft, or publish. */
export function PostFormSubmits({ from }: { from: PostStatus }) {
  const t = useText();
  const change = useFormChange<PostValues>();
  const status = useFormValue<PostValues, 'status'>('status');
  const when = useFormValue<PostValues, 'when'>('when');
  // Enter must not unpublish a published or scheduled post.
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
