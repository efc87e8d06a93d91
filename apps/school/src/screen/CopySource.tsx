import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import type { ReactNode } from 'react';
import type { Query } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from './Failed.tsx';
import { useScreen } from './ScreenRoot.tsx';

/** Renders the form of a new record, after the record that it copies is loaded. */
export function CopySource<Model>(props: {
  /** Id of the record to copy; empty for none. */
  from: string;
  query: Query<{ data: Model }>;
  children: (model: Model | undefined) => ReactNode;
}) {
  const t = useText();
  const { from, query, children } = props;
  const { data, problem, reload } = query;
  useScreen({ ownFoot: !from || data !== undefined });

  if (!from || data) return children(data?.data);
  if (problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={64} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
