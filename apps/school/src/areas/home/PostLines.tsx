import type { Post } from '@school/domain';
import { Divider, Link, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { Fragment, type ReactNode } from 'react';
import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import { PostOrigin, PostTime } from '../posts/index.ts';
import { HomeSection } from './HomeSection.tsx';
import { postPaths } from '../posts/paths.ts';

/** A section of the home screen with a heading, a link to the full list and one line per post. */
export function PostLines(props: {
  title: string;
  /** Position among the sections. */
  turn: number;
  /** Link to the full list. */
  all: { href: string; label: string };
  posts: readonly Post[] | undefined;
  /** Rendered instead of the lines if there are none or they can't be loaded. */
  otherwise: ReactNode;
}) {
  const t = useText();
  const { posts } = props;
  return (
    <HomeSection
      title={props.title}
      turn={props.turn}
      settled={posts !== undefined || Boolean(props.otherwise)}
      all={props.all}
    >
      {props.otherwise}
      {!props.otherwise && !posts && (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
        </SkeletonGroup>
      )}
      {!props.otherwise &&
        posts?.map((post) => (
          <Fragment key={post.id}>
            <Divider />
            <Stack gap="xs">
              <Link href={postPaths.detail.href({ id: post.id })} tone="inherit">
                <Text as="span" weight="medium" clamp={2} isolate>
                  {post.title}
                </Text>
              </Link>
              <Text size="small" tone="quiet">
                <PostOrigin post={post} />
                <Separator />
                <PostTime post={post} />
              </Text>
            </Stack>
          </Fragment>
        ))}
    </HomeSection>
  );
}
