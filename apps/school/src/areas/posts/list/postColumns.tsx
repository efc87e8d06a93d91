import type { Post, PostStatus } from '@school/domain';
import { Box, type DataTableColumn, IconButton, Menu, type MenuItem } from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { WithMarks } from '../../../lists/WithMarks.tsx';
import { PostOrigin } from '../PostOrigin.tsx';
import { PostTime } from '../PostTime.tsx';
import { Reach } from '../Reach.tsx';
import { renderPostMarks } from '../renderPostMarks.tsx';

/** Columns of the posts table. */
export const postColumns = (
  t: Translate,
  options: {
    /** The status of the tab, if it has one. */
    tab: PostStatus | undefined;
    getMenu(post: Post): MenuItem[];
    /** Whether the reader is asked to confirm that they have read a post. */
    isRequested(post: Post): boolean;
  },
): DataTableColumn<Post>[] => {
  const { tab, getMenu } = options;
  const getMarks = (post: Post) =>
    renderPostMarks(post, { showsStatus: post.status !== tab, isRequested: options.isRequested(post) });
  const columns: (DataTableColumn<Post> | false)[] = [
    {
      id: 'title',
      header: t('posts.columns.post'),
      primary: true,
      sortable: true,
      cell: (post) => post.title,
      meta: (post) => (
        <WithMarks marks={tab !== undefined && getMarks(post)}>
          <PostOrigin post={post} />
        </WithMarks>
      ),
      picture: (post) => post.cover && <img src={post.cover.url} alt={post.cover.alt} loading="lazy" />,
      pictureIcon: 'newspaper',
    },
    {
      id: 'audience',
      header: t('posts.columns.audience'),
      width: '15%',
      hideBelow: 'medium',
      card: 'line',
      cell: ({ audience }) => <AudienceNames audience={audience} most={2} />,
    },
    tab === undefined && {
      id: 'status',
      header: t('posts.columns.status'),
      width: '146px',
      cell: getMarks,
    },
    {
      id: 'published_at',
      header: t('posts.columns.published'),
      width: '144px',
      sortable: true,
      hideBelow: 'medium',
      cell: (post) => <PostTime post={post} />,
    },
    {
      id: 'reach',
      header: t('posts.columns.reach'),
      width: '196px',
      card: 'line',
      cell: (post) => <Reach post={post} />,
    },
    {
      id: 'actions',
      header: t('posts.columns.actions'),
      actions: true,
      cell: (post) => (
        <Box as="span" notPrinted>
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
            items={getMenu(post)}
          />
        </Box>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
};
