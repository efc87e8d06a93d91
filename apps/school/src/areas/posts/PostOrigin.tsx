import type { Post } from '@school/domain';

/** Category and author of a post. */
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
