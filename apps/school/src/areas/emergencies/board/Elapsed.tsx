import { useElapsed } from '../useElapsed.ts';

/** The running time of an emergency; a component, so that only it renders every second. */
export const Elapsed = ({ since, until }: { since: string; until: string | null }) => (
  <span translate="no">{useElapsed(since, until)}</span>
);
