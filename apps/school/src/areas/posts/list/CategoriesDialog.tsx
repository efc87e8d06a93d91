import type { PostCategory } from '@school/domain';
import { Dialog, List, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { branchIds, categoryTree, pathName } from '../../../categories/categoryTree.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useNameOrder } from '../../../intl/useNameOrder.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { movedBy } from './movedBy.ts';

/** Dialog with the post categories in display order: add, edit, move and delete. */
export function CategoriesDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const inOrder = useNameOrder();
  const { notices } = useScreenServices();
  const { data, problem, reload } = useQuery('listPostCategories', {});
  const lookUp = useLookup('listPostCategories');
  const create = useCommand('createPostCategory');
  const update = useCommand('updatePostCategory');
  const remove = useDeletion('deletePostCategory');
  const [renaming, setRenaming] = useState<string>();
  const categories = data?.data;
  const tree = categoryTree(categories ?? [], inOrder);
  const toPath = (id: string | null) =>
    tree.filter(({ category }) => category.id === id).map((branch) => pathName(branch))[0];
  const listParents = (id: string) => {
    const ownBranch = branchIds(categories ?? [], id);
    return tree
      .filter(({ category }) => !ownBranch.has(category.id))
      .map((branch) => ({ value: branch.category.id, label: pathName(branch) }));
  };

  const move = async (category: PostCategory, step: -1 | 1) => {
    for (const { id, name, parent_id, order, version } of movedBy(categories ?? [], category, step)) {
      const outcome = await update.run({ path: { id }, body: { name, parent_id, order }, ifMatch: version });
      if (outcome.ok) continue;
      notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
      // Another person changed the list, so the next attempt starts from the current one.
      if (outcome.problem.kind === 'conflict') reload();
      return;
    }
  };

  return (
    <Dialog
      open
      size="m"
      title={t('posts.categories.title')}
      description={t('posts.categories.body')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="xl">
        {problem && !categories && <Failed problem={problem} onRetry={reload} />}
        {!problem && !categories && (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={56} />
            <Skeleton shape="box" height={56} />
            <Skeleton shape="box" height={56} />
          </SkeletonGroup>
        )}
        {categories?.length === 0 && <Text tone="quiet">{t('posts.categories.none')}</Text>}
        {categories && categories.length > 0 && (
          <List label={t('posts.categories.title')}>
            {categories.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                within={toPath(category.parent_id)}
                above={listParents(category.id)}
                first={index === 0}
                last={index === categories.length - 1}
                busy={update.pending}
                renaming={renaming === category.id}
                onRenaming={(now) => setRenaming(now ? category.id : undefined)}
                onWrite={(written, { version = category.version, idempotencyKey }) =>
                  update.run({
                    path: { id: category.id },
                    body: { ...written, order: category.order },
                    ifMatch: version,
                    idempotencyKey,
                  })
                }
                readCurrent={async () => {
                  const now = await lookUp({});
                  return (now.ok && now.data.data.find(({ id }) => id === category.id)) || null;
                }}
                onMove={(step) => move(category, step)}
                onDelete={() =>
                  void remove({
                    id: category.id,
                    title: t('posts.categories.deleteTitle'),
                    body: t('posts.categories.deleteBody', { name: category.name }),
                    confirmLabel: t('posts.delete'),
                    done: 'posts.categories.deleted',
                    instead: { conflict: 'posts.categories.inUse' },
                  })
                }
              />
            ))}
          </List>
        )}
        <CategoryForm
          label={t('posts.categories.new')}
          submitLabel={t('posts.categories.add')}
          onSend={({ name }, { idempotencyKey }) => create.run({ body: { name }, idempotencyKey })}
          onSent={() => notices.notify({ tone: 'positive', message: { id: 'posts.categories.added' } })}
        />
      </Stack>
    </Dialog>
  );
}
