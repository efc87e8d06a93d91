import { Box, Tabs } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import type { List } from './useList.ts';

/** A list by status, each with how many there are. */
export function StatusTabs<Status extends string, Name extends string>(props: {
  label: string;
  list: List<Name | 'status'>;
  /** An empty status is all of them. */
  tabs: readonly { status: Status | ''; label: MessageId }[];
  counts: Record<Status | 'all', number> | undefined;
}) {
  const t = useText();
  const { list, counts } = props;
  return (
    <Box notPrinted>
      <Tabs
        label={props.label}
        value={list.filter.status || 'all'}
        items={props.tabs.map(({ status, label }) => ({
          id: status || 'all',
          label: t(label),
          count: counts?.[status || 'all'] ?? null,
          href: list.hrefOf('status', status),
        }))}
      />
    </Box>
  );
}
