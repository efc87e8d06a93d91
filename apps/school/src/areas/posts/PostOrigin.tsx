import type { Post } from '@school/domain';
import { Separator } from '../../intl/Separator.tsx';

/** Category and author of a post. */
export function PostOrigin({ post }: { post: Pick<Post, 'category' | 'author'> }) {
  return (
    <>
      {post.category && (
        <>
          <bdi>{post.category.name}</bdi>
          <Separator />
        </>
      )}
      <bdi translate="no">{post.author.name}</bdi>
    </>
  );
}
