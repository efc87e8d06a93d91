import { useSession } from './DataRoot.tsx';
import { type Problem, problemOfRejection } from './problem.ts';

/** @returns The problem of the session's last action; null after a success. */
export function useSessionProblem(): Problem | null {
  const { error } = useSession();
  // The visit check stores the rejection, a command stores the problem.
  return error instanceof Error ? problemOfRejection(error) : (error as Problem | null);
}
