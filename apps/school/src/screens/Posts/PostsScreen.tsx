import { allows } from '@school/domain';
import { Button, EmptyState, Inline, LinkButton, Page, Pagination, Stack, Tabs, Text } from '@school/ui';
import { useParams, useSearch } from 'wouter';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { Failed } from '../../shell/Failed.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { filterOf, hrefOfFilter, narrowings, type PostsFilter, queryOfFilter } from './postsFilter.ts';
import { PostsFilterBar } from './PostsFilterBar.tsx';
import { PostsTable } from './PostsTable.tsx';
import { statusTabs } from './statusTabs.ts';

/** The news that a person may see: narrowed by the address, one page at a time. */
export function PostsScreen() {
  const t = useText();
  const { '*': category } = useParams<{ '*': string }>();
  const filter = filterOf(category, useSearch());
  const navigation = useNavigation();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'posts.write');
  const { data, loading, problem, reload } = useQuery('listPosts', queryOfFilter(filter));

  const newPost = { label: t('posts.new'), icon: 'plus', href: '/blog/new-post' } as const;
  useScreen({ title: t('posts.title'), primaryAction: mayWrite ? newPost : undefined });

  const go = (change: Partial<PostsFilter>, replace = false) =>
    navigation.navigate(hrefOfFilter({ ...filter, page: 1, ...change }), { replace });
  const clear = () => go({ q: '', category: '', grade: '', course: '', status: '' });

  return (
    <Page>
      <Stack gap="l">
        <PostsFilterBar
          filter={filter}
          onChange={go}
          onClear={clear}
          action={
            mayWrite && (
              <LinkButton href={newPost.href} icon={newPost.icon} tone="accent" variant="solid">
                {newPost.label}
              </LinkButton>
            )
          }
        />
        <Tabs
          label={t('posts.statusTabs')}
          value={filter.status || 'all'}
          items={statusTabs.map(({ status, label }) => ({
            id: status || 'all',
            label: t(label),
            count: data?.meta.counts[status || 'all'],
            href: hrefOfFilter({ ...filter, status, page: 1 }),
          }))}
        />
        {data === undefined && problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : data?.data.length === 0 ? (
          <NoPosts
            narrowed={narrowings(filter).length > 0 || filter.q !== '' || filter.status !== ''}
            mayWrite={mayWrite}
            onClear={clear}
          />
        ) : (
          <PostsTable posts={data?.data ?? []} loading={loading} />
        )}
        {data && data.meta.total > 0 && (
          <Inline justify="between" gap="m">
            <Text as="span" size="small" tone="quiet">
              {t('posts.range', { from: data.meta.from ?? 0, to: data.meta.to ?? 0, total: data.meta.total })}
            </Text>
            <Pagination
              label={t('posts.pages')}
              page={data.meta.current_page}
              pageCount={data.meta.last_page}
              hrefFor={(page) => hrefOfFilter({ ...filter, page })}
            />
          </Inline>
        )}
      </Stack>
    </Page>
  );
}

function NoPosts(props: { narrowed: boolean; mayWrite: boolean; onClear(): void }) {
  const t = useText();
  if (props.narrowed) {
    return (
      <EmptyState
        icon="search"
        title={t('posts.noneFound')}
        body={t('posts.noneFoundBody')}
        action={<Button onClick={props.onClear}>{t('posts.filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="newspaper"
      title={t('posts.none')}
      body={t(props.mayWrite ? 'posts.noneBody' : 'posts.noneBodyReader')}
      action={
        props.mayWrite && (
          <LinkButton href="/blog/new-post" icon="plus">
            {t('posts.new')}
          </LinkButton>
        )
      }
    />
  );
}
