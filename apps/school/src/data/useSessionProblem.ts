import { useSession } from './DataRoot.tsx';
import { type Problem, problemOfRejection } from './problem.ts';

/** @returns What the session's last action failed with, as the session store keeps it; null after a success. */
export function useSessionProblem(): Problem | null {
  const { error } = useSession();
  // The check of a visit keeps the rejection itself, a command what it means.
  return error instanceof Error ? problemOfRejection(error) : (error as Problem | null);
}
