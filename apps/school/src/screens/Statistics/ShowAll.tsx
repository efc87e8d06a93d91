import { Box, Button } from '@school/ui';
import { useState } from 'react';
import { useText } from '../../intl/useText.ts';

/** How many are shown before one asks for all. */
const first = 7;

/** The first of many, until all are asked for. */
export type Few<Row> = { shown: readonly Row[]; hidden: number; showAll(): void };

/** Shows the first of many rows, until all are asked for. */
export function useFew<Row>(rows: readonly Row[]): Few<Row> {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  return { shown, hidden: rows.length - shown.length, showAll: () => setAll(true) };
}

/** Asks for the rest. */
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
