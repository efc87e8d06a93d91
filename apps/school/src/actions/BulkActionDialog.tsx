import { Badge, Button, Dialog, Inline, Stack, Text } from '@school/ui';
import type { Problem } from '../data/problem.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import type { BulkActionState } from './useBulkAction.ts';

/** Dialog with the result of a bulk action for each record. */
export function BulkActionDialog<Item extends { id: string }>(props: {
  state: BulkActionState<Item>;
  /** The action: "Reset password". */
  title: string;
  getName(item: Item): string;
  instead?: ProblemMessages;
  onClose(): void;
}) {
  const t = useText();
  const { state, title, getName, instead, onClose } = props;
  const { rows, running } = state;
  const done = rows.filter(({ problem }) => problem === null).length;
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open && !running) onClose();
      }}
      title={title}
      description={t('bulk.done', { done, total: rows.length })}
      footer={
        <Button tone="accent" variant="solid" loading={running} onClick={onClose}>
          {t('bulk.close')}
        </Button>
      }
    >
      <Stack as="ul" gap="m">
        {rows.map(({ item, problem }) => (
          <Stack as="li" key={item.id} gap="xs">
            <Inline gap="s" justify="between">
              <Text as="span" isolate>
                {getName(item)}
              </Text>
              <RowState problem={problem} />
            </Inline>
            {problem && (
              <Text size="small" tone="quiet">
                {problemText(t, problem, instead)}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

/** @param props.problem Null after success, undefined while in progress. */
function RowState({ problem }: { problem: Problem | null | undefined }) {
  const t = useText();
  if (problem === undefined) {
    return (
      <Badge tone="neutral" icon="clock">
        {t('bulk.pending')}
      </Badge>
    );
  }
  if (problem === null) {
    return (
      <Badge tone="positive" icon="circle-check">
        {t('bulk.ok')}
      </Badge>
    );
  }
  return (
    <Badge tone="critical" icon="circle-alert">
      {t('bulk.failed')}
    </Badge>
  );
}
