import { DatePicker, Grid } from '@school/ui';
import { useState } from 'react';
import { useText } from '../../intl/useText.ts';
import { areCountable, type Days, daysAfter, mostDays } from './statisticsFilter.ts';

/** The first and the last day that are counted; in the address as soon as both can be. */
export function OwnDays(props: { days: Days; today: string; onChoose(days: Days): void }) {
  const t = useText();
  const { days, today, onChoose } = props;
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(days);
  if (seen.from !== days.from || seen.to !== days.to) {
    setSeen(days);
    setTyped(days);
  }
  const change = (part: Partial<Days>) => {
    const chosen = { ...typed, ...part };
    setTyped(chosen);
    if (chosen.from && chosen.to && areCountable(chosen)) onChoose(chosen);
  };
  const furthest = typed.from && daysAfter(typed.from, mostDays - 1);
  return (
    <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} gap="m">
      <DatePicker
        label={t('statistics.from')}
        value={typed.from}
        max={today}
        onValueChange={(from) => change({ from })}
      />
      <DatePicker
        label={t('statistics.to')}
        value={typed.to}
        min={typed.from || undefined}
        max={furthest && furthest < today ? furthest : today}
        onValueChange={(to) => change({ to })}
      />
    </Grid>
  );
}
