import { allows } from '@school/domain';
import { Box, Button, IconButton, Inline, LinkButton, Page, Stack, Tabs } from '@school/ui';
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { ListBar } from '../../lists/ListBar.tsx';
import { ListFoot } from '../../lists/ListFoot.tsx';
import { NothingHere } from '../../lists/NothingHere.tsx';
import { useList } from '../../lists/useList.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { Failed } from '../../shell/Failed.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { postsAddress, queryOfFilter } from './postsFilter.ts';
import { PostsTable } from './PostsTable.tsx';
import { statusTabs } from './statusTabs.ts';
import { usePostChoices } from './usePostChoices.ts';

const CategoriesDialog = lazy(() =>
  import('./CategoriesDialog.tsx').then((file) => ({ default: file.CategoriesDialog })),
);

/** The news that a person may see: narrowed by the address, one page at a time. */
export function PostsScreen() {
  const t = useText();
  const narrow = useNarrow();
  const navigation = useNavigation();
  const list = useList(postsAddress);
  const choices = usePostChoices();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'posts.write');
  const maySort = user !== null && allows(user, 'posts.categories');
  const { data, loading, problem, reload } = useQuery('listPosts', queryOfFilter(list.filter));
  const here = list.hrefOfPage(list.filter.page);
  const opened = new URLSearchParams(useSearch()).get('open');
  const sorting = maySort && opened === 'categories';

  const newPost = { label: t('posts.new'), icon: 'plus', href: '/blog/new-post' } as const;
  useScreen({ title: t('posts.title'), primaryAction: mayWrite ? newPost : undefined });

  const sortNews = {
    icon: 'tag',
    onClick: () => void navigation.navigate(`${here}${here.includes('?') ? '&' : '?'}open=categories`),
  } as const;
  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('posts.search')}
          choices={choices}
          action={
            <Inline gap="s">
              {maySort && <IconButton {...sortNews} label={t('posts.categories.title')} />}
              {mayWrite && (
                <LinkButton href={newPost.href} icon={newPost.icon} tone="accent" variant="solid">
                  {newPost.label}
                </LinkButton>
              )}
            </Inline>
          }
        />
        <Box notPrinted>
          <Tabs
            label={t('posts.statusTabs')}
            value={list.filter.status || 'all'}
            items={statusTabs.map(({ status, label }) => ({
              id: status || 'all',
              label: t(label),
              count: data?.meta.counts[status || 'all'],
              href: list.hrefOf('status', status),
            }))}
          />
        </Box>
        {data === undefined && problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : data?.data.length === 0 ? (
          <NothingHere
            list={list}
            icon="newspaper"
            title={t('posts.none')}
            body={t(mayWrite ? 'posts.noneBody' : 'posts.noneBodyReader')}
            action={mayWrite && newPost}
          />
        ) : (
          <PostsTable list={list} posts={data?.data ?? []} loading={loading} />
        )}
        <ListFoot list={list} meta={data?.meta} />
        {narrow && maySort && (
          <Box notPrinted>
            <Button {...sortNews} fullWidth>
              {t('posts.categories.title')}
            </Button>
          </Box>
        )}
      </Stack>
      {sorting && (
        <Suspense>
          <CategoriesDialog onClose={() => void navigation.navigate(here, { replace: true })} />
        </Suspense>
      )}
    </Page>
  );
}
