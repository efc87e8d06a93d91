import { Box, Button } from '@school/ui';
import { useState } from 'react';
import { useText } from '../../intl/useText.ts';

/** Number of rows before "show all". */
const first = 7;

/** The first rows of a list, until all are requested. */
export type Few<Row> = { shown: readonly Row[]; hidden: number; showAll(): void };

/** Limits a list to its first rows until all are requested. */
export function useFew<Row>(rows: readonly Row[]): Few<Row> {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  return { shown, hidden: rows.length - shown.length, showAll: () => setAll(true) };
}

/** Button that shows the remaining rows. */
export function ShowAll<Row>({ few }: { few: Few<Row> }) {
  const t = useText();
  if (few.hidden === 0) return null;
  return (
    <Box notPrinted>
      <Button size="s" onClick={few.showAll}>
        {t('statistics.showAll', { count: few.shown.length + few.hidden })}
      </Button>
    </Box>
  );
}
