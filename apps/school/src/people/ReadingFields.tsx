import { Skeleton, SkeletonGroup } from '@school/ui';
import type { Problem } from '../data/problem.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from '../shell/Failed.tsx';

/** In place of choices that are still being read, or could not be. */
export function ReadingFields(props: { problem: Problem | undefined; onRetry(): void }) {
  const t = useText();
  if (props.problem) return <Failed problem={props.problem} onRetry={props.onRetry} />;
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={240} />
    </SkeletonGroup>
  );
}
