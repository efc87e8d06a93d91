import type { Session, User } from '@school/domain';
import { storedAnswers } from './storedAnswers.ts';

/** The request of the signed-in person, as its answer is stored. */
const request = 'getCurrentUser';

/**
 * Keeps who is signed in on this device, so that name, navigation and permissions are there without a network.
 * @param now Returns the server's time.
 * @returns Gives the session the person who was stored, if it knows none.
 */
export function storePerson({
  session,
  storage,
  now,
}: {
  session: Session;
  storage: Storage;
  now: () => Date;
}): () => Promise<void> {
  const stored = storedAnswers({ session, storage });
  let storedPerson: User | null = null;
  const store = () => {
    const { user, token } = session.getState();
    if (user === storedPerson) return;
    storedPerson = user;
    if (user) stored.store(request, request, { data: user, at: now().toISOString() }, token);
  };
  session.subscribe(store);
  store();
  return async () => {
    const { user, token } = session.getState();
    if (user || !token) return;
    const answer = await stored.read(request);
    const current = session.getState();
    if (!answer || current.user || current.token !== token) return;
    storedPerson = answer.data as User;
    session.setUser(storedPerson);
  };
}
