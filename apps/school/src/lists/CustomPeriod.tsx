import { addDays } from '../intl/localTime.ts';
import { DatePicker, Grid } from '@school/ui';
import { useState } from 'react';
import { useText } from '../intl/useText.ts';
import { areInOrder, type Days } from './days.ts';

/** Fields for the first and last day of a custom period; the URL changes once both are valid. */
export function CustomPeriod(props: {
  days: Days;
  today: string;
  /** Maximum number of days. @default unlimited */
  most?: number;
  onChoose(days: Days): void;
}) {
  const t = useText();
  const { days, today, most, onChoose } = props;
  const [typed, setTyped] = useState(days);
  const [lastDays, setLastDays] = useState(days);
  if (lastDays.from !== days.from || lastDays.to !== days.to) {
    setLastDays(days);
    setTyped(days);
  }
  const change = (part: Partial<Days>) => {
    const chosen = { ...typed, ...part };
    setTyped(chosen);
    if (chosen.from && chosen.to && areInOrder(chosen, most)) onChoose(chosen);
  };
  const furthest = typed.from && most && addDays(typed.from, most - 1);
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
