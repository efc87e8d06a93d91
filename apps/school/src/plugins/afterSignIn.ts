import type { Session } from '@school/domain';

/** Begins something with the first sign-in; who only looks at the door doesn't load it. */
export function afterSignIn(
  session: Session,
  begin: () => Promise<void>,
  failed: (problem: unknown) => void,
) {
  const look = () => {
    if (!session.getState().token) return;
    stop();
    begin().catch(failed);
  };
  const stop = session.subscribe(look);
  look();
}
