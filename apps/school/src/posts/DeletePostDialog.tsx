import { ConfirmDialog } from '@school/ui';
import { useText } from '../intl/useText.ts';
import type { PostActions } from './usePostActions.ts';

/** Asks before a post is deleted for ever. */
export function DeletePostDialog({ actions }: { actions: PostActions }) {
  const t = useText();
  const { deleting, confirmDelete, cancelDelete } = actions;
  return (
    <ConfirmDialog
      open={deleting !== null}
      onOpenChange={(open) => {
        if (!open) cancelDelete();
      }}
      tone="critical"
      title={t('posts.deleteTitle')}
      body={t('posts.deleteBody', { title: deleting?.title ?? '' })}
      confirmLabel={t('posts.delete')}
      onConfirm={confirmDelete}
      describeError={(reason) => (reason instanceof Error ? reason.message : undefined)}
    />
  );
}
