import { Skeleton, SkeletonGroup } from '@school/ui';
import type { Problem } from '../../data/problem.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';

/** Placeholder while options load, or the error if they failed. */
export function ReadingFields(props: { problem: Problem | undefined; onRetry(): void }) {
  const t = useText();
  if (props.problem) return <Failed problem={props.problem} onRetry={props.onRetry} />;
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={240} />
    </SkeletonGroup>
  );
}
