import type { PostDetail } from '@school/domain';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { PostForm } from '../PostForm.tsx';
import { type PostRequest, type PostValues, valuesOf } from '../postValues.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { postPaths } from '../paths.ts';

/** Edits a post. Shows both versions after a conflict. */
export function EditPost({ post }: { post: PostDetail }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { run } = useCommand('updatePost');
  const lookUp = useLookup('getPost');
  const back = () => navigate(postPaths.detail.href({ id: post.id }), { replace: true });
  const outbox = useFormOutbox<PostValues, PostRequest>({
    operation: 'updatePost',
    recordId: post.id,
    toHref: () => postPaths.detail.href({ id: post.id, edit: true }),
    toTitle: ({ title }) => title,
    onStored: back,
  });
  return (
    <PostForm
      label={t('post.edit')}
      values={valuesOf(post)}
      from={post.status}
      recordId={post.id}
      notify={notices.notify}
      version={post.version}
      outbox={outbox}
      draftName={`post-${post.id}`}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path: { id: post.id }, body, ifMatch: version ?? post.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path: { id: post.id } });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'posts.changed' } });
        back();
      }}
      onCancel={back}
    />
  );
}
