import { allows, type OperationId, type PostStatus } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { PostForm } from '../PostForm.tsx';
import { emptyPost } from '../postValues.ts';
import { NoPermission } from '../../../shell/NoPermission.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listPosts'];

const said: Partial<Record<PostStatus, MessageId>> = {
  draft: 'posts.draftSaved',
  scheduled: 'posts.scheduled',
};

/** Screen that writes a post: published or a draft. */
export function NewPostScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createPost', outdated);
  const may = user === null || allows(user, 'posts.write');
  useScreen({ title: t('newPost.title'), ownFoot: may });

  if (!may) return <NoPermission />;
  return (
    <PostForm
      label={t('newPost.title')}
      values={emptyPost}
      draftName="new-post"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(post) => {
        notices.notify({
          tone: 'positive',
          message: { id: said[post.status] ?? 'posts.created' },
        });
        navigation.navigate(`/blog/post/${post.id}`, { replace: true });
      }}
      onCancel={() => navigation.navigate('/blog')}
    />
  );
}
