import { createContext } from 'react';
import type { Problem } from './problem.ts';
import type { Query } from './useQuery.ts';

const final: ReadonlySet<Problem['kind']> = new Set(['missing', 'forbidden']);

/** @returns Whether a record that was loaded can no longer be fetched: it was deleted, or the user lost access. */
export const isGone = ({ data, problem }: Pick<Query<unknown>, 'data' | 'problem'>): boolean =>
  data !== undefined && problem !== undefined && final.has(problem.kind);

/** Whether the record that a form edits is gone. */
export const GoneRecord = createContext(false);
