import type { OperationId, Post } from '@school/domain';
import { type MenuAction, useConfirm } from '@school/ui';
import { useAttempts } from '../actions/useAttempts.ts';
import { useDeletion } from '../actions/useDeletion.ts';
import { useCommand } from '../data/useCommand.ts';
import { useChangeText } from '../forms/useChangeText.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemMessage } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';
import { useShell } from '../shell/ShellRoot.tsx';

const lists: readonly OperationId[] = ['listPosts', 'getPost'];

/** Where the post itself is on screen, asking for it again would only say that it is gone. */
const listsOnly: readonly OperationId[] = ['listPosts'];

/** Where a post is changed. */
export const editHref = ({ id }: Pick<Post, 'id'>) => `/blog/post/${id}?edit=1`;

/** What can be done to posts, as far as the person may. */
export type PostActions = {
  /** Those that this person may do to this post now, for a menu. */
  actionsOf(post: Post): MenuAction[];
  pending: boolean;
};

/**
 * @param onDeleted What follows when a post is gone.
 */
export function usePostActions(onDeleted?: () => void): PostActions {
  const t = useText();
  const { notices } = useShell();
  const confirm = useConfirm();
  const attempts = useAttempts();
  const changeText = useChangeText();
  const publish = useCommand('publishPost', lists);
  const archive = useCommand('archivePost', lists);
  const remove = useDeletion('deletePost', onDeleted ? listsOnly : lists);

  const navigation = useNavigation();
  const give = async (command: typeof publish | typeof archive, post: Post, done: MessageId) => {
    const act = (ifMatch = post.version) => command.run({ path: { id: post.id }, ifMatch });
    const outcome = await act();
    if (!outcome.ok && outcome.problem.kind === 'conflict' && outcome.problem.newer?.current_version) {
      const { newer } = outcome.problem;
      const isPublishing = command === publish;
      const agreed = await confirm({
        tone: 'accent',
        title: t(isPublishing ? 'posts.publishNewer' : 'posts.archiveNewer'),
        body: changeText(newer),
        confirmLabel: t(isPublishing ? 'posts.publish' : 'posts.archive'),
        onConfirm: attempts(newer.current_version, act, { invalid: 'posts.publishIncomplete' }),
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      });
      if (agreed) notices.tell({ tone: 'positive', message: { id: done } });
      return;
    }
    notices.tell(
      outcome.ok
        ? { tone: 'positive', message: { id: done } }
        : {
            tone: 'critical',
            message: problemMessage(outcome.problem, { invalid: 'posts.publishIncomplete' }),
          },
    );
  };

  return {
    actionsOf(post) {
      const published = post.status === 'published' || post.status === 'scheduled';
      const items: (MenuAction | false)[] = [
        post.can.update && {
          id: 'edit',
          label: t('post.edit'),
          icon: 'pencil',
          onSelect: () => navigation.navigate(editHref(post)),
        },
        post.can.publish &&
          post.status !== 'published' && {
            id: 'publish',
            label: t('posts.publish'),
            icon: 'send',
            onSelect: () => void give(publish, post, 'posts.published'),
          },
        post.can.update &&
          published && {
            id: 'archive',
            label: t('posts.archive'),
            icon: 'archive',
            onSelect: () => void give(archive, post, 'posts.archived'),
          },
        post.can.delete && {
          id: 'trash-2',
          label: t('posts.delete'),
          icon: 'trash-2',
          tone: 'critical',
          onSelect: () =>
            void remove({
              id: post.id,
              version: post.version,
              title: t('posts.deleteTitle'),
              body: t('posts.deleteBody', { title: post.title }),
              confirmLabel: t('posts.delete'),
              done: 'posts.deleted',
              onDeleted,
            }),
        },
      ];
      return items.filter((item) => item !== false);
    },
    pending: publish.pending || archive.pending,
  };
}
