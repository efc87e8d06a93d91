import { audienceReaches, type Post } from '@school/domain';
import { useSession } from '../../data/DataRoot.tsx';

/** Returns a function: whether a post requests a confirmation of the user, who is in its audience and not its author. */
export function useConfirmationRequested(): (post: Post) => boolean {
  const { user } = useSession();
  return ({ status, confirm_by, author, audience }) =>
    user !== null &&
    status === 'published' &&
    confirm_by !== undefined &&
    author.id !== user.id &&
    audienceReaches(audience, user);
}
