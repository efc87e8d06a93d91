import type { Post } from '@school/domain';

/** What a post is about, and who wrote it. */
export function PostOrigin({ post }: { post: Pick<Post, 'category' | 'author'> }) {
  return (
    <>
      {post.category && (
        <>
          <bdi>{post.category.name}</bdi>
          {' · '}
        </>
      )}
      <bdi>{post.author.name}</bdi>
    </>
  );
}
