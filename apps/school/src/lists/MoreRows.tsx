import { Button } from '@school/ui';
import type { Pages } from '../data/usePages.ts';
import { Failed } from '../screen/Failed.tsx';

/** Loads the next rows of a list, below it; says why they could not be loaded, without losing the others. */
export function MoreRows(props: {
  pages: Pick<Pages<unknown>, 'more' | 'loadingMore' | 'loadMore' | 'problem'>;
  label: string;
}) {
  const { more, loadingMore, loadMore, problem } = props.pages;
  if (!more) return null;
  if (problem && !loadingMore) return <Failed problem={problem} onRetry={loadMore} />;
  return (
    <Button fullWidth loading={loadingMore} onClick={loadMore}>
      {props.label}
    </Button>
  );
}
