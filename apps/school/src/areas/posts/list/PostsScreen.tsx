import { allows } from '@school/domain';
import { IconButton, Inline } from '@school/ui';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamed } from '../../../audience/useNamed.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { StatusTabs } from '../../../lists/StatusTabs.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { TemplatesButton } from '../../templates/index.ts';
import { toPostsQuery } from './postsFilter.ts';
import { ReaderPosts } from './ReaderPosts.tsx';
import { PostsTable } from './PostsTable.tsx';
import { postStatusTabs } from './statusTabs.ts';
import { usePostChoices } from './usePostChoices.ts';
import { postPaths } from '../paths.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const CategoriesDialog = lateDialog(
  () => import('./CategoriesDialog.tsx').then((file) => file.CategoriesDialog),
  byOnClose,
);

const toTemplateHref = (template: string) => postPaths.create.href({ template });

/** The posts that the user may see, filtered by the URL and paged. */
export function PostsScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const list = useList(postPaths.list);
  const choices = usePostChoices();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'posts.write');
  const maySort = user !== null && allows(user, 'posts.categories');
  // People who only read have no tabs: their list is that of the published posts.
  const input = toPostsQuery(mayWrite ? list.filter : { ...list.filter, status: '' });
  const query = useLiveRows('listPosts', input, useNamed(useQuery('listPosts', input)));
  const { data } = query;
  const hrefWith = (open: typeof list.filter.open) => postPaths.list.href({ ...list.filter, open });
  const sorting = maySort && list.filter.open === 'categories';

  const newPost = { label: t('posts.new'), icon: 'plus', href: postPaths.create.href() } as const;
  useScreen({ primaryAction: mayWrite ? newPost : undefined });

  return (
    <ListPage
      list={list}
      query={query}
      search={t('posts.search')}
      choices={choices}
      actions={
        (maySort || mayWrite) && (
          <Inline gap="s">
            {maySort && (
              <IconButton
                icon="tag"
                label={t('posts.categories.title')}
                onClick={() => navigate(hrefWith('categories'))}
              />
            )}
            {mayWrite && <TemplatesButton kind="post" toHref={toTemplateHref} />}
          </Inline>
        )
      }
      add={mayWrite && newPost}
      tabs={
        mayWrite && (
          <StatusTabs
            label={t('posts.statusTabs')}
            list={list}
            tabs={postStatusTabs}
            counts={data?.meta.counts}
          />
        )
      }
      heldLabel="posts.held.show"
      none={{
        icon: 'newspaper',
        title: t('posts.none'),
        body: t(mayWrite ? 'posts.noneBody' : 'posts.noneBodyReader'),
      }}
      dialog={
        sorting && (
          <Suspense>
            <CategoriesDialog onClose={() => navigate(hrefWith(''), { replace: true })} />
          </Suspense>
        )
      }
    >
      {mayWrite ? (
        <PostsTable list={list} posts={data?.data ?? []} loading={query.loading} />
      ) : (
        <ReaderPosts posts={data?.data} />
      )}
    </ListPage>
  );
}
