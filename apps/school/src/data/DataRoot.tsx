import type { Client, College, Session, SessionState } from '@school/domain';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Visit } from './visit.ts';

/** What every screen's data come from. */
export type DataSources = {
  client: Client;
  session: Session;
  visit: Visit;
  /** What stays on this device. */
  storage: Storage;
};

const DataContext = createContext<DataSources | null>(null);

/** Gives everything below a client, a session and the college of the visit. */
export function DataRoot(props: { sources: DataSources; children: ReactNode }) {
  return <DataContext value={props.sources}>{props.children}</DataContext>;
}

/** The sources themselves, for the hooks of this folder. */
export function useSources(): DataSources {
  const sources = use(DataContext);
  if (!sources)
    throw new Error('school: this hook needs a DataRoot above it. Wrap the screen, in a test too.');
  return sources;
}

/** Who is signed in, as far as is known. */
export function useSession(): SessionState {
  const { session } = useSources();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The school of this host: from the last visit at once, from the provider as soon as it answers. */
export function useCollege(): College | null {
  const { visit } = useSources();
  return useSyncExternalStore(visit.subscribe, visit.get).college;
}

/** How the last look at domain, person and session went. */
export function useVisitOutcome() {
  const { visit } = useSources();
  return useSyncExternalStore(visit.subscribe, visit.get).outcome;
}

/** @returns Looks at domain, person and session again, now: what somebody changed here shows at once. */
export function useVisitCheck(): () => Promise<void> {
  return useSources().visit.check;
}
