import { allows } from '@school/domain';
import { LinkButton, Page, Stack, Tabs } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { ListBar } from '../../lists/ListBar.tsx';
import { ListFoot } from '../../lists/ListFoot.tsx';
import { NothingHere } from '../../lists/NothingHere.tsx';
import { useList } from '../../lists/useList.ts';
import { Failed } from '../../shell/Failed.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { postsAddress, queryOfFilter } from './postsFilter.ts';
import { PostsTable } from './PostsTable.tsx';
import { statusTabs } from './statusTabs.ts';
import { usePostChoices } from './usePostChoices.ts';

/** The news that a person may see: narrowed by the address, one page at a time. */
export function PostsScreen() {
  const t = useText();
  const list = useList(postsAddress);
  const choices = usePostChoices();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'posts.write');
  const { data, loading, problem, reload } = useQuery('listPosts', queryOfFilter(list.filter));

  const newPost = { label: t('posts.new'), icon: 'plus', href: '/blog/new-post' } as const;
  useScreen({ title: t('posts.title'), primaryAction: mayWrite ? newPost : undefined });

  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('posts.search')}
          choices={choices}
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
          value={list.filter.status || 'all'}
          items={statusTabs.map(({ status, label }) => ({
            id: status || 'all',
            label: t(label),
            count: data?.meta.counts[status || 'all'],
            href: list.hrefOf('status', status),
          }))}
        />
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
          <PostsTable posts={data?.data ?? []} loading={loading} />
        )}
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
