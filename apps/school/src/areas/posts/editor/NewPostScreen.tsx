import { type PostDetail, type PostStatus } from '@school/domain';
import { useEffect } from 'react';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useRoute } from '../../../router/useRoute.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { PostForm } from '../PostForm.tsx';
import { copyOf, emptyPost, hasFiles } from '../postValues.ts';
import { CopySource } from '../../../shell/CopySource.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { postPaths } from '../paths.ts';

const createdMessages: Partial<Record<PostStatus, MessageId>> = {
  draft: 'posts.draftSaved',
  scheduled: 'posts.scheduled',
};

/** Screen that writes a post: published or a draft; with `?from`, a copy of another. */
export function NewPostScreen() {
  const { from } = useRoute(postPaths.create);
  const query = useQuery('getPost', from ? { path: { id: from } } : null);
  return (
    <CopySource from={from} query={query}>
      {(model) => <WritePost key={from} model={model} />}
    </CopySource>
  );
}

function WritePost({ model }: { model: PostDetail | undefined }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { run } = useCommand('createPost');
  const leavesFilesOut = model !== undefined && hasFiles(model);
  useEffect(() => {
    if (leavesFilesOut) notices.notify({ tone: 'info', message: { id: 'posts.copiedWithoutFiles' } });
  }, [notices, leavesFilesOut]);

  return (
    <PostForm
      label={t('posts.new')}
      values={model ? copyOf(model) : emptyPost}
      draftName={model ? `new-post-${model.id}` : 'new-post'}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(post) => {
        notices.notify({
          tone: 'positive',
          message: { id: createdMessages[post.status] ?? 'posts.created' },
        });
        navigation.navigate(postPaths.detail.href({ id: post.id }), { replace: true });
      }}
      onCancel={() => navigation.navigate(postPaths.list.href())}
    />
  );
}
