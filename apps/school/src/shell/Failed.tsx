import { Button, ErrorState } from '@school/ui';
import type { Problem } from '../data/problem.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { WayBack } from './WayBack.tsx';

const final: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing']);

/** In place of what could not be read: why, and another try where that makes sense. */
export function Failed(props: {
  problem: Problem;
  onRetry(): void;
  instead?: ProblemMessages;
  /** It is in place of the whole screen: where another try is none, the list above is offered. */
  whole?: boolean;
}) {
  const isFinal = final.has(props.problem.kind);
  const t = useText();
  return (
    <ErrorState
      title={problemText(t, props.problem, props.instead)}
      action={
        isFinal ? props.whole && <WayBack /> : <Button onClick={props.onRetry}>{t('app.retry')}</Button>
      }
    />
  );
}
