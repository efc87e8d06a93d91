import { Badge } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useDay } from './useDay.ts';

/** Marks a record of a list whose confirmation the user has not given yet. */
export function ConfirmationBadge({ item }: { item: { confirm_by?: string; confirmed_at?: string } }) {
  const t = useText();
  const day = useDay();
  const { confirm_by: confirmBy, confirmed_at: confirmedAt } = item;
  if (!confirmBy || confirmedAt) return null;
  return day.isPast(confirmBy) ? (
    <Badge tone="critical" icon="circle-alert">
      {t('receipts.badge.overdue')}
    </Badge>
  ) : (
    <Badge tone="caution" icon="clock">
      {t('receipts.badge.due', { date: day.format(confirmBy) })}
    </Badge>
  );
}
