import { Button, ErrorState } from '@school/ui';
import type { Problem } from '../data/problem.ts';
import { findChange } from '../data/changes.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useDeletionText } from '../intl/useDeletionText.ts';
import { useText } from '../intl/useText.ts';
import { Gone } from './Gone.tsx';
import { ParentLink } from './ParentLink.tsx';

const final: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing']);

/** Error state of a failed query, with a retry button if a retry can help. */
export function Failed(props: {
  problem: Problem;
  onRetry(): void;
  instead?: ProblemMessages;
  /** Id of the record, used to say who deleted it. */
  recordId?: string;
  /** Whether the record was on screen before: then it is no error that it is gone. */
  gone?: boolean;
  /** Whether it replaces the whole screen: without a retry it then links to the parent list. */
  whole?: boolean;
}) {
  const isFinal = final.has(props.problem.kind);
  const t = useText();
  const deletionText = useDeletionText();
  const { recordId, problem } = props;
  const deletion = recordId && problem.kind === 'missing' ? deletionText(findChange(recordId)) : null;
  const hasNoCopy = problem.kind === 'offline' && problem.noCopy;
  const title = deletion ?? (hasNoCopy ? t('offline.noCopy') : problemText(t, problem, props.instead));
  const parent = props.whole && <ParentLink />;
  if (props.gone)
    return <Gone icon={problem.kind === 'missing' ? 'trash-2' : 'lock'} title={title} action={parent} />;
  return (
    <ErrorState
      title={title}
      action={isFinal ? parent : <Button onClick={props.onRetry}>{t('app.retry')}</Button>}
    />
  );
}
