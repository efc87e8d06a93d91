import type { Post } from '@school/domain';
import {
  Box,
  Column,
  Columns,
  Divider,
  Grid,
  Heading,
  Image,
  Link,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@school/ui';
import { Separator } from '../../../intl/Separator.tsx';
import { useText } from '../../../intl/useText.ts';
import { postPaths } from '../paths.ts';
import { PostOrigin } from '../PostOrigin.tsx';
import { PostTime } from '../PostTime.tsx';
import { renderPostMarks } from '../renderPostMarks.tsx';
import { useConfirmationRequested } from '../useConfirmationRequested.ts';

const columns = { narrow: 1, wide: 2 } as const;
const waiting = [1, 2, 3, 4, 5, 6];

/** A page of posts for people who only read them: what each is about, with its cover. */
export function ReaderPosts(props: {
  /** Undefined while they load. */
  posts: readonly Post[] | undefined;
}) {
  const t = useText();
  const isRequested = useConfirmationRequested();
  if (!props.posts) return <WaitingPosts />;
  return (
    <Grid as="ul" role="list" aria-label={t('posts.title')} columns={columns} gap="xl">
      {props.posts.map((post) => (
        <Box as="li" key={post.id}>
          <ReaderPost post={post} isRequested={isRequested(post)} />
        </Box>
      ))}
    </Grid>
  );
}

function ReaderPost({ post, isRequested }: { post: Post; isRequested: boolean }) {
  const { cover, excerpt } = post;
  return (
    <Stack gap="l">
      {/* Screen readers announce the list item. */}
      <Divider aria-hidden />
      <Columns gap="l" reverse align="start">
        {cover && (
          <Column width="1/3">
            <Image src={cover.url} alt={cover.alt} ratio="4/3" />
          </Column>
        )}
        <Column width="fluid">
          <Stack gap="xs">
            <Heading level={2} size="strong">
              <Link href={postPaths.detail.href({ id: post.id })} tone="inherit">
                <Text as="span" weight="bold" clamp={3} isolate>
                  {post.title}
                </Text>
              </Link>
            </Heading>
            {excerpt && (
              <Text size="small" clamp={2} isolate>
                {excerpt}
              </Text>
            )}
            <Text size="small" tone="quiet">
              <PostOrigin post={post} />
              <Separator />
              <PostTime post={post} />
            </Text>
            {renderPostMarks(post, { showsStatus: false, isRequested })}
          </Stack>
        </Column>
      </Columns>
    </Stack>
  );
}

function WaitingPosts() {
  const t = useText();
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Grid columns={columns} gap="xl">
        {waiting.map((each) => (
          <Stack key={each} gap="l">
            <Divider />
            <Columns gap="l" reverse align="start">
              <Column width="1/3">
                <Skeleton shape="box" deep />
              </Column>
              <Column width="fluid">
                <Stack gap="s">
                  <Skeleton width="70%" deep />
                  <Skeleton />
                  <Skeleton width="46%" />
                </Stack>
              </Column>
            </Columns>
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
