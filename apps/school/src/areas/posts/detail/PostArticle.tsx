import type { PostDetail } from '@school/domain';
import { Box, Divider, Inline, Link, Page, Stack } from '@school/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useConfirmationRequested } from '../useConfirmationRequested.ts';
import { renderPostMarks } from '../renderPostMarks.tsx';
import { PostText } from '../PostText.tsx';
import { PostTime } from '../PostTime.tsx';
import { usePostActions } from '../usePostActions.ts';
import { Confirmation, Receipts } from '../../receipts/index.ts';
import { BackLink } from '../../../screen/BackLink.tsx';
import { postPaths } from '../paths.ts';

/** A post with its actions. */
export function PostArticle({ post }: { post: PostDetail }) {
  const t = useText();
  const [, navigate] = useLocation();
  const actions = usePostActions(() => navigate(postPaths.list.href(), { replace: true }));
  const { run: markRead } = useCommand('markPostRead');
  const { id, status, category } = post;
  const isRequested = useConfirmationRequested()(post);
  useEffect(() => {
    if (status === 'published') void markRead({ path: { id } });
  }, [markRead, id, status]);

  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <RecordBar label={t('posts.actionsFor', { title: post.title })} actions={actions.getActions(post)}>
          <BackLink href={postPaths.list.href()} isList={(path) => /^\/blog\/(?!new-post$)[^/]+$/.test(path)}>
            {t('post.back')}
          </BackLink>
        </RecordBar>
        <PostText
          title={post.title}
          category={
            category && (
              <Link href={postPaths.list.href({ category: category.slug })}>
                <bdi>{category.name}</bdi>
              </Link>
            )
          }
          author={post.author}
          time={
            <Inline gap="s">
              <PostTime post={post} />
              {renderPostMarks(post, {
                showsStatus: post.can.update || status !== 'published',
                // The request is below the text.
                isRequested: false,
              })}
            </Inline>
          }
          audience={post.audience}
          post={post}
          cover={post.cover}
          body={post.body}
          attachments={post.attachments}
          nothing={t('post.empty')}
        />
        {status === 'published' && (
          <Box notPrinted>
            <Confirmation record="post" item={post} isRequested={isRequested} />
          </Box>
        )}
        {post.can.update && status !== 'draft' && status !== 'scheduled' && (
          <Box notPrinted>
            <Stack gap="xl">
              <Divider />
              <Receipts record="post" id={id} remindable={status === 'published'} />
            </Stack>
          </Box>
        )}
      </Stack>
      {actions.dialogs}
    </Page>
  );
}
