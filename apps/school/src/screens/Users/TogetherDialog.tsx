import { Badge, Button, Dialog, Inline, Stack, Text } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { problemText, type ProblemWords } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { personName } from '../../people/personName.ts';
import type { Together, TogetherKind, TogetherRow } from '../../people/useTogether.ts';

const titles: Record<TogetherKind, MessageId> = {
  reset: 'users.reset',
  suspend: 'users.suspend',
  role: 'users.giveRole',
};

const instead: Record<TogetherKind, ProblemWords> = {
  reset: { invalid: 'users.together.notActive' },
  suspend: { invalid: 'users.suspendRefused' },
  role: {},
};

/** How it went, person by person. */
export function TogetherDialog({ together, onClose }: { together: Together; onClose(): void }) {
  const t = useText();
  const { kind, rows, running } = together;
  const done = rows.filter(({ problem }) => problem === null).length;
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open && !running) onClose();
      }}
      title={t(titles[kind])}
      description={t('users.together.done', { done, total: rows.length })}
      footer={
        <Button tone="accent" variant="solid" loading={running} onClick={onClose}>
          {t('users.together.close')}
        </Button>
      }
    >
      <Stack as="ul" gap="m">
        {rows.map((row) => (
          <Stack as="li" key={row.person.id} gap="xs">
            <Inline gap="s" justify="between">
              <Text as="span" isolate>
                {personName(row.person)}
              </Text>
              <RowState row={row} />
            </Inline>
            {row.problem && (
              <Text size="small" tone="quiet">
                {problemText(t, row.problem, instead[kind])}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function RowState({ row: { problem } }: { row: TogetherRow }) {
  const t = useText();
  if (problem === undefined) {
    return (
      <Badge tone="neutral" icon="clock">
        {t('users.together.waiting')}
      </Badge>
    );
  }
  if (problem === null) {
    return (
      <Badge tone="positive" icon="circle-check">
        {t('users.together.ok')}
      </Badge>
    );
  }
  return (
    <Badge tone="critical" icon="circle-alert">
      {t('users.together.refused')}
    </Badge>
  );
}
