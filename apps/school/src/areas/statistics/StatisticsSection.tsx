import { Column, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { type ReactNode, useId } from 'react';
import type { Query } from '../../data/useQuery.ts';
import { RichMessage } from '../../intl/RichMessage.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { type MessageValues, useText } from '../../intl/useText.ts';
import { useTurn } from '../../viewport/InOrder.tsx';
import { Failed } from '../../screen/Failed.tsx';

/** A section of the statistics: title, summary sentence and chart. */
export function StatisticsSection<Data>(props: {
  title: string;
  /** Whether it is in `Columns`, next to another. */
  column?: boolean;
  /** Position among the sections. */
  turn: number;
  query: Query<Data>;
  /** Summary sentence, once there is data. */
  sentence: { id: MessageId; values: MessageValues } | undefined;
  /** Height of the chart's placeholder, in pixels. */
  height: number;
  children(data: Data): ReactNode;
}) {
  const t = useText();
  const id = useId();
  const { data, loading, problem, reload } = props.query;
  if (!useTurn(props.turn, !loading)) return null;
  const section = (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {props.title}
      </Heading>
      {problem && data === undefined && <Failed problem={problem} onRetry={reload} />}
      {loading && (
        <SkeletonGroup label={t('app.loading')}>
          <Stack gap="m">
            <Skeleton width="60%" />
            <Skeleton shape="box" height={props.height} />
          </Stack>
        </SkeletonGroup>
      )}
      {props.sentence && (
        <Text>
          <RichMessage {...props.sentence} />
        </Text>
      )}
      {data !== undefined && props.children(data)}
    </Stack>
  );
  return props.column ? <Column>{section}</Column> : section;
}
