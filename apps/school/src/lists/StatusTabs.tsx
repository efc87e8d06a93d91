import { Box, Tabs } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import type { List } from './useList.ts';

/** A list by status with counts. The first tab is the default, without a status in the URL. */
export function StatusTabs<Status extends string, Name extends string>(props: {
  label: string;
  list: List<Name | 'status'>;
  tabs: readonly { status: Status | 'all'; label: MessageId }[];
  counts: Record<Status | 'all', number> | undefined;
  /** Hides empty tabs, and all tabs if there is only one status. */
  onlyFilled?: boolean;
}) {
  const t = useText();
  const { list, counts, tabs } = props;
  const usual = tabs[0]?.status;
  const chosen = list.filter.status || usual;
  const shown = props.onlyFilled
    ? tabs.filter(({ status }) => status === chosen || (counts?.[status] ?? 0) > 0)
    : tabs;
  if (shown.filter(({ status }) => status !== 'all').length < 2) return null;
  return (
    <Box notPrinted>
      <Tabs
        label={props.label}
        value={chosen ?? ''}
        items={shown.map(({ status, label }) => ({
          id: status,
          label: t(label),
          count: counts?.[status] ?? null,
          href: list.toHref('status', status === usual ? '' : status),
        }))}
      />
    </Box>
  );
}
