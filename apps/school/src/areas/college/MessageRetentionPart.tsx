import type { MessageRetention, MessageRetentionPeriod } from '@school/domain';
import { Select, Skeleton, SkeletonGroup, useConfirm } from '@school/ui';
import { useAttempts } from '../../actions/useAttempts.ts';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

/** The periods, from the longest to the shortest. */
const periods = [
  'always',
  'five_years',
  'two_years',
  'one_year',
] as const satisfies readonly MessageRetentionPeriod[];

/** For how long the school keeps messages. A shorter period asks first, and says how much it deletes. */
export function MessageRetentionPart() {
  const t = useText();
  const { data, problem, reload } = useQuery('getMessageRetention', {});
  if (data) return <Retention retention={data.data} />;
  if (problem) return <Failed problem={problem} onRetry={reload} />;
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={72} />
    </SkeletonGroup>
  );
}

function Retention({ retention: { keep, older_messages } }: { retention: MessageRetention }) {
  const t = useText();
  const confirm = useConfirm();
  const attempts = useAttempts();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateMessageRetention');

  const change = async (period: MessageRetentionPeriod) => {
    const save = () => run({ body: { keep: period } });
    if (period === 'always' || periods.indexOf(period) < periods.indexOf(keep)) {
      const outcome = await save();
      if (!outcome.ok) return notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
    } else {
      const isConfirmed = await confirm({
        tone: 'critical',
        title: t('school.retention.shortenTitle'),
        body: t('school.retention.shortenBody', { count: older_messages[period] }),
        confirmLabel: t('school.retention.shortenConfirm'),
        onConfirm: attempts(undefined, save),
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      });
      if (!isConfirmed) return;
    }
    notices.notify({ tone: 'positive', message: { id: 'school.retention.saved' } });
  };
  return (
    <Select
      label={t('school.retention.title')}
      help={t('school.retention.help')}
      options={periods.map((value) => ({ value, label: t(`school.retention.${value}`) }))}
      value={keep}
      onValueChange={(value) => {
        const period = periods.find((one) => one === value);
        if (period && period !== keep) void change(period);
      }}
    />
  );
}
