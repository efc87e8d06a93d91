import { type PostStatus } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { PostForm } from '../PostForm.tsx';
import { emptyPost } from '../postValues.ts';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';
import { postPaths } from '../paths.ts';

const createdMessages: Partial<Record<PostStatus, MessageId>> = {
  draft: 'posts.draftSaved',
  scheduled: 'posts.scheduled',
};

/** Screen that writes a post: published or a draft. */
export function NewPostScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { run } = useCommand('createPost');
  useScreen({ ownFoot: true });

  return (
    <PostForm
      label={t('posts.new')}
      values={emptyPost}
      draftName="new-post"
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
