import type { Post } from '@school/domain';
import { IconButton, Menu, type MenuItem, Table } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { AudienceTags } from '../../posts/AudienceTags.tsx';
import { DeletePostDialog } from '../../posts/DeletePostDialog.tsx';
import { PostOrigin } from '../../posts/PostOrigin.tsx';
import { PostStatusBadge } from '../../posts/PostStatusBadge.tsx';
import { PostTime } from '../../posts/PostTime.tsx';
import { Reach } from '../../posts/Reach.tsx';
import { usePostActions } from '../../posts/usePostActions.ts';

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
    <>
      <Table
        label={t('posts.title')}
        loading={props.loading}
        rows={props.posts}
        rowKey={(post) => post.id}
        rowHref={hrefOf}
        columns={[
          {
            id: 'post',
            header: t('posts.columns.post'),
            primary: true,
            width: '40%',
            cell: (post) => post.title,
            meta: (post) => <PostOrigin post={post} />,
            picture: (post) => post.cover && <img src={post.cover.url} alt={post.cover.alt} loading="lazy" />,
          },
          {
            id: 'audience',
            header: t('posts.columns.audience'),
            hideBelow: 'medium',
            card: 'line',
            cell: (post) => <AudienceTags post={post} />,
          },
          {
            id: 'status',
            header: t('posts.columns.status'),
            cell: (post) => <PostStatusBadge status={post.status} />,
          },
          {
            id: 'published',
            header: t('posts.columns.published'),
            hideBelow: 'medium',
            cell: (post) => <PostTime post={post} />,
          },
          {
            id: 'reach',
            header: t('posts.columns.reach'),
            card: 'line',
            cell: (post) => <Reach post={post} />,
          },
          {
            id: 'actions',
            header: t('posts.columns.actions'),
            actions: true,
            cell: (post) => (
              <Menu
                label={t('posts.actionsFor', { title: post.title })}
                align="end"
                trigger={
                  <IconButton
                    icon="ellipsis"
                    label={t('posts.actionsFor', { title: post.title })}
                    variant="plain"
                    size="s"
                  />
                }
                items={menuOf(post)}
              />
            ),
          },
        ]}
      />
      <DeletePostDialog actions={actions} />
    </>
  );
}
