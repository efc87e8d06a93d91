import { Button, ErrorState } from '@school/ui';
import type { Problem } from '../data/problem.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { ParentLink } from './ParentLink.tsx';

const final: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing']);

/** Error state of a failed query, with a retry button if a retry can help. */
export function Failed(props: {
  problem: Problem;
  onRetry(): void;
  instead?: ProblemMessages;
  /** Whether it replaces the whole screen: without a retry it then links to the parent list. */
  whole?: boolean;
}) {
  const isFinal = final.has(props.problem.kind);
  const t = useText();
  return (
    <ErrorState
      title={problemText(t, props.problem, props.instead)}
      action={
        isFinal ? props.whole && <ParentLink /> : <Button onClick={props.onRetry}>{t('app.retry')}</Button>
      }
    />
  );
}
