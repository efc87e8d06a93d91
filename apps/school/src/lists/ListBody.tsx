import type { IconName } from '@school/ui';
import type { ReactNode } from 'react';
import type { Problem } from '../data/problem.ts';
import { Failed } from '../screen/Failed.tsx';
import type { NewOne } from './NewLink.tsx';
import type { MessageId } from '../intl/messages.ts';
import { EmptyList } from './EmptyList.tsx';
import { LiveList } from './LiveList.tsx';
import type { HeldRows } from './useHeldRows.ts';
import type { List } from './useList.ts';

/** The rows of a list, or the reason why there are none. */
export function ListBody<Name extends string>(props: {
  list: Pick<List<Name>, 'narrowed' | 'clear'>;
  /** Undefined while they load. */
  rows: readonly unknown[] | undefined;
  problem: Problem | undefined;
  onRetry(): void;
  /** Shown for an empty list. */
  none: { icon: IconName; title: string; body: string; action?: NewOne | false };
  /** Changes by other people that would move the rows. */
  held?: HeldRows | undefined;
  /** Label of the button that shows them. */
  heldLabel?: MessageId;
  /** The rows, or their skeleton. */
  children: ReactNode;
}) {
  const { list, rows, problem } = props;
  if (rows === undefined && problem) return <Failed whole problem={problem} onRetry={props.onRetry} />;
  if (rows?.length === 0) return <EmptyList list={list} {...props.none} />;
  return (
    <LiveList held={props.held} label={props.heldLabel}>
      {props.children}
    </LiveList>
  );
}
