import type { Post } from '@school/domain';
import { Inline } from '@school/ui';
import type { ReactNode } from 'react';
import { ConfirmationBadge } from '../receipts/index.ts';
import { PostStatusBadge } from './PostStatusBadge.tsx';

/** Returns the badges of a post in lists and on its screen; null if it has none. */
export function renderPostMarks(
  post: Post,
  options: {
    /** Whether its status is among them. */
    showsStatus: boolean;
    /** Whether the reader is asked to confirm that they have read it. */
    isRequested: boolean;
  },
): ReactNode {
  const isUnconfirmed = options.isRequested && !post.confirmed_at;
  if (!options.showsStatus && !isUnconfirmed) return null;
  return (
    <Inline gap="xs">
      {options.showsStatus && <PostStatusBadge post={post} />}
      {isUnconfirmed && <ConfirmationBadge item={post} />}
    </Inline>
  );
}
