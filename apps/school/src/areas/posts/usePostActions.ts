import type { Post } from '@school/domain';
import type { MenuAction } from '@school/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useDirectAction } from '../../actions/useDirectAction.ts';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import { useText } from '../../intl/useText.ts';
import { useSaveTemplate } from '../templates/index.ts';
import { postPaths } from './paths.ts';
import { postFields, toPostTemplate, postToFormValues } from './postValues.ts';

/** Returns the URL of a post's edit form. */
export const editHref = ({ id }: Pick<Post, 'id'>) => postPaths.detail.href({ id, edit: true });

/** The permitted actions on posts. */
export type PostActions = {
  /** Returns the actions that the user may take on a post now, for a menu. */
  getActions(post: Post): MenuAction[];
  pending: boolean;
  /** The actions' dialogs; render them anywhere on the screen. */
  dialogs: ReactNode;
};

/** @param onDeleted Called after a post is deleted. */
export function usePostActions(onDeleted?: () => void): PostActions {
  const t = useText();
  const [, navigate] = useLocation();
  const direct = useDirectAction();
  const publish = useCommand('publishPost');
  const archive = useCommand('archivePost');
  const remove = useDeletion('deletePost');
  const lookUp = useLookup('getPost');
  const { save, dialog } = useSaveTemplate('post', postFields);

  const publishNow = (post: Post) =>
    direct({
      version: post.version,
      perform: (ifMatch) => publish.run({ path: { id: post.id }, ifMatch }),
      done: 'posts.published',
      newer: { title: t('posts.publishNewer'), confirmLabel: t('posts.publish') },
      instead: { invalid: 'posts.publishIncomplete' },
    });
  const archiveNow = (post: Post) =>
    direct({
      version: post.version,
      perform: (ifMatch) => archive.run({ path: { id: post.id }, ifMatch }),
      done: 'posts.archived',
      newer: { title: t('posts.archiveNewer'), confirmLabel: t('posts.archive') },
      instead: { invalid: 'posts.publishIncomplete' },
    });

  const readTemplate = async (id: string) => {
    const current = await lookUp({ path: { id } });
    return current.ok
      ? { ok: true as const, data: { post: toPostTemplate(postToFormValues(current.data.data)) } }
      : current;
  };

  return {
    getActions(post) {
      const published = post.status === 'published' || post.status === 'scheduled';
      const items: (MenuAction | false)[] = [
        post.can.update && {
          id: 'edit',
          label: t('post.edit'),
          icon: 'pencil',
          onSelect: () => navigate(editHref(post)),
        },
        post.can.publish &&
          post.status !== 'published' && {
            id: 'publish',
            label: t('posts.publish'),
            icon: 'send',
            onSelect: () => void publishNow(post),
          },
        post.can.update &&
          published && {
            id: 'archive',
            label: t('posts.archive'),
            icon: 'archive',
            onSelect: () => void archiveNow(post),
          },
        post.can.update && {
          id: 'duplicate',
          label: t('posts.duplicate'),
          icon: 'copy-plus',
          onSelect: () => navigate(postPaths.create.href({ from: post.id })),
        },
        post.can.update && {
          id: 'saveTemplate',
          label: t('templates.save'),
          icon: 'save',
          onSelect: () => save(() => readTemplate(post.id)),
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
    dialogs: dialog,
  };
}
