import type { Client, College, Session, SessionState } from '@school/domain';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Visit } from './visit.ts';

/** Data sources of all screens. */
export type DataSources = {
  client: Client;
  session: Session;
  visit: Visit;
  /** Storage of this device. */
  storage: Storage;
};

const DataContext = createContext<DataSources | null>(null);

/** Provides client, session and visit. */
export function DataRoot(props: { sources: DataSources; children: ReactNode }) {
  return <DataContext value={props.sources}>{props.children}</DataContext>;
}

/** Returns the data sources, for the hooks of this folder. */
export function useSources(): DataSources {
  const sources = use(DataContext);
  if (!sources) throw new Error('This hook must be used within DataRoot.');
  return sources;
}

/** Returns the session, as far as it is known. */
export function useSession(): SessionState {
  const { session } = useSources();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Returns the college of this host: from the last visit at first, from the server once loaded. */
export function useCollege(): College | null {
  const { visit } = useSources();
  return useSyncExternalStore(visit.subscribe, () => visit.get().college);
}

/** Returns the result of the last check of domain, user and session. */
export function useVisitOutcome() {
  const { visit } = useSources();
  return useSyncExternalStore(visit.subscribe, () => visit.get().outcome);
}

/** @returns Checks domain, user and session again, so that the user's own changes appear at once. */
export function useVisitCheck(): () => Promise<void> {
  return useSources().visit.check;
}
