import { Button, Notice, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Problem } from '../../data/problem.ts';
import { useCommand } from '../../data/useCommand.ts';
import { toLocalDay } from '../../intl/localTime.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useDay } from './useDay.ts';

/** The requested confirmation of a record: its readers can confirm until and after its day; others see the day. */
export function Confirmation(props: {
  record: 'post' | 'notification';
  item: { id: string; confirm_by?: string; confirmed_at?: string };
  /** Whether the confirmation is requested of the user. */
  isRequested: boolean;
}) {
  const t = useText();
  const day = useDay();
  const { notices } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const { run, pending } = useCommand('confirmRead');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { record, item, isRequested } = props;
  const { id, confirm_by: confirmBy, confirmed_at: confirmedAt } = item;
  if (!confirmBy) return null;
  if (confirmedAt) {
    return (
      <Notice tone="positive">
        {t('receipts.confirmed', { date: day.format(toLocalDay(confirmedAt, timeZone)) })}
      </Notice>
    );
  }
  const date = day.format(confirmBy);
  if (!isRequested) {
    return (
      <Text size="small" tone="quiet">
        {t('receipts.requested', { date })}
      </Text>
    );
  }
  const confirm = async () => {
    const outcome = await run({ path: { record, id } });
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) notices.notify({ tone: 'positive', message: { id: 'receipts.stored' } });
  };
  const isOverdue = day.isPast(confirmBy);
  return (
    <>
      <Notice
        tone={isOverdue ? 'caution' : 'info'}
        role="status"
        title={t(isOverdue ? 'receipts.overdue' : 'receipts.due', { date })}
      >
        {/* Not its action, which leaves no width for the text on a phone. */}
        <Stack gap="m" align="start">
          <span>{t('receipts.final')}</span>
          <Button variant="solid" icon="check" loading={pending} onClick={() => void confirm()}>
            {t('receipts.confirm')}
          </Button>
        </Stack>
      </Notice>
      {problem && (
        <Notice tone="critical">{problemText(t, problem, { conflict: 'receipts.withdrawn' })}</Notice>
      )}
    </>
  );
}
