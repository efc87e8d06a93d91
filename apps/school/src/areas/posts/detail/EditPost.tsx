import type { PostDetail } from '@school/domain';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { PostForm } from '../PostForm.tsx';
import { type PostRequest, type PostValues, postToFormValues } from '../postValues.ts';
import { postPaths } from '../paths.ts';

/** Edits a post. Shows both versions after a conflict. */
export function EditPost({ post, onDone }: { post: PostDetail; onDone(): void }) {
  const t = useText();
  const form = useRecordForm({
    record: post,
    read: 'getPost',
    update: 'updatePost',
    toValues: postToFormValues,
    changed: 'posts.changed',
    onDone,
  });
  const outbox = useFormOutbox<PostValues, PostRequest>({
    operation: 'updatePost',
    recordId: post.id,
    toHref: () => postPaths.detail.href({ id: post.id, edit: true }),
    toTitle: ({ title }) => title,
    onStored: onDone,
  });
  return (
    <PostForm
      {...form}
      label={t('post.edit')}
      from={post.status}
      draftName={`post-${post.id}`}
      outbox={outbox}
    />
  );
}
