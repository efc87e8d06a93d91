import type { Post } from '@school/domain';
import { DataTable, type MenuItem } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { sortOf, wordOf } from '../../../lists/sortWord.ts';
import type { List } from '../../../lists/useList.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { usePostActions } from '../usePostActions.ts';
import { postColumns } from './postColumns.tsx';
import { newestFirst, type PostsField } from './postsFilter.ts';

const hrefOf = (post: Post) => `/blog/post/${post.id}`;

/** A page of posts as a table, or as cards on narrow screens. */
export function PostsTable(props: { list: List<PostsField>; posts: readonly Post[]; loading: boolean }) {
  const t = useText();
  const navigation = useNavigation();
  const actions = usePostActions();
  const menuOf = (post: Post): MenuItem[] => [
    { id: 'open', label: t('posts.open'), icon: 'eye', onSelect: () => navigation.navigate(hrefOf(post)) },
    ...actions.actionsOf(post),
  ];
  return (
    <DataTable
      label={t('posts.title')}
      loading={props.loading}
      rows={props.posts}
      rowKey={(post) => post.id}
      rowHref={hrefOf}
      sort={sortOf(props.list.filter.sort, newestFirst)}
      onSortChange={(sort) => props.list.narrow('sort', wordOf(sort, newestFirst))}
      columns={postColumns(t, menuOf)}
    />
  );
}
