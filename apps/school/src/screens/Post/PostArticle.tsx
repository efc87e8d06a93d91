import type { Post } from '@school/domain';
import { Avatar, Button, Divider, Heading, Inline, Link, Page, Prose, Stack, Text } from '@school/ui';
import { useEffect } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { AudienceTags } from '../../posts/AudienceTags.tsx';
import { BlockDocumentView } from '../../posts/BlockDocumentView.tsx';
import { PostStatusBadge } from '../../posts/PostStatusBadge.tsx';
import { PostTime } from '../../posts/PostTime.tsx';
import { isPlain } from '../../posts/postValues.ts';
import { usePostActions } from '../../posts/usePostActions.ts';
import { Readers } from './Readers.tsx';

/** A post to be read, with what may be done to it. */
export function PostArticle({ post, onEdit }: { post: Post; onEdit(): void }) {
  const t = useText();
  const navigation = useNavigation();
  const actions = usePostActions(() => navigation.navigate('/blog', { replace: true }));
  const { run: markRead } = useCommand('markPostRead');
  const { id, status } = post;
  useEffect(() => {
    if (status === 'published') void markRead({ path: { id } });
  }, [markRead, id, status]);

  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <Inline gap="s">
            <Link href="/blog">{t('post.back')}</Link>
            {post.category && <Link href={`/blog/${post.category.slug}`}>{post.category.name}</Link>}
            <PostStatusBadge status={status} />
          </Inline>
          <Heading level={2} size="display">
            <bdi>{post.title}</bdi>
          </Heading>
          <Inline gap="s">
            <Avatar name={post.author.name} src={post.author.avatar} aria-hidden />
            <Stack>
              <Text as="span" weight="medium" isolate>
                {post.author.name}
              </Text>
              <PostTime post={post} />
            </Stack>
          </Inline>
          <AudienceTags post={post} most={8} />
        </Stack>
        {post.cover && (
          <Prose>
            <img src={post.cover.url} alt={post.cover.alt} />
          </Prose>
        )}
        <BlockDocumentView document={post.body} />
        <Inline gap="s">
          {post.can.update && isPlain(post) && (
            <Button icon="pencil" onClick={onEdit}>
              {t('post.edit')}
            </Button>
          )}
          {actions.actionsOf(post).map((action) =>
            action === 'separator' ? null : (
              <Button
                key={action.id}
                icon={action.icon}
                tone={action.tone}
                disabled={actions.pending}
                onClick={action.onSelect}
              >
                {action.label}
              </Button>
            ),
          )}
        </Inline>
        {post.can.update && status !== 'draft' && status !== 'scheduled' && (
          <>
            <Divider />
            <Readers post={post} />
          </>
        )}
      </Stack>
    </Page>
  );
}
