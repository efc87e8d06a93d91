import type { Post } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { usePostActions } from '../../posts/usePostActions.ts';
import { postColumns } from './postColumns.tsx';

const hrefOf = (post: Post) => `/blog/post/${post.id}`;

/** One page of news, a row each; cards where there is no room for a table. */
export function PostsTable(props: { posts: readonly Post[]; loading: boolean }) {
  const t = useText();
  const navigation = useNavigation();
  const actions = usePostActions();
  const menuOf = (post: Post): MenuItem[] => [
    { id: 'open', label: t('posts.open'), icon: 'eye', onSelect: () => navigation.navigate(hrefOf(post)) },
    ...actions.actionsOf(post),
  ];
  return (
    <Table
      label={t('posts.title')}
      loading={props.loading}
      rows={props.posts}
      rowKey={(post) => post.id}
      rowHref={hrefOf}
      columns={postColumns(t, menuOf)}
    />
  );
}
