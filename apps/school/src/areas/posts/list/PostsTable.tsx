import { listPostsDefaults, type Post } from '@school/domain';
import { DataTable, type MenuItem } from '@school/ui';
import { useLocation } from 'wouter';
import { useText } from '../../../intl/useText.ts';
import { parseSort, formatSort } from '../../../lists/sortWord.ts';
import { tabStatus } from '../../../lists/tabStatus.ts';
import type { PathList } from '../../../lists/useList.ts';
import { useConfirmationRequested } from '../useConfirmationRequested.ts';
import { usePostActions } from '../usePostActions.ts';
import { postColumns } from './postColumns.tsx';
import type { PostsFilter } from './postsFilter.ts';
import { postStatusTabs } from './statusTabs.ts';
import { postPaths } from '../paths.ts';

const toHref = (post: Post) => postPaths.detail.href({ id: post.id });

/** A page of posts as a table, or as cards on narrow screens. */
export function PostsTable(props: { list: PathList<PostsFilter>; posts: readonly Post[]; loading: boolean }) {
  const t = useText();
  const [, navigate] = useLocation();
  const actions = usePostActions();
  const isRequested = useConfirmationRequested();
  const getMenu = (post: Post): MenuItem[] => [
    { id: 'open', label: t('posts.open'), icon: 'eye', onSelect: () => navigate(toHref(post)) },
    ...actions.getActions(post),
  ];
  return (
    <>
      <DataTable
        label={t('posts.title')}
        loading={props.loading}
        rows={props.posts}
        rowKey={(post) => post.id}
        rowHref={toHref}
        sort={parseSort(props.list.filter.sort, listPostsDefaults.sort)}
        onSortChange={(sort) => props.list.narrow('sort', formatSort(sort, listPostsDefaults.sort))}
        columns={postColumns(t, {
          tab: tabStatus(props.list.filter.status, postStatusTabs),
          getMenu,
          isRequested,
        })}
      />
      {actions.dialogs}
    </>
  );
}
