import { HeatMap, UiRoot } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

const show = (element: ReactElement, locale = 'en') =>
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
      {element}
    </UiRoot>,
  );

const cells = [
  { weekday: 2, hour: 8, value: 146 },
  { weekday: 2, hour: 9, value: 10 },
  { weekday: 7, hour: 8, value: 1 },
];
const map = (props = {}) => (
  <HeatMap label="Visits" cells={cells} firstHour={8} lastHour={10} firstDay={1} {...props} />
);
const rows = () => within(screen.getByRole('table', { name: 'Visits' })).getAllByRole('row');

describe('HeatMap', () => {
  it('renders a table of weekdays and hours whose cells contain the figures', () => {
    show(map());
    expect(rows()).toHaveLength(8);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    const tuesday = rows()[2]!;
    expect(within(tuesday).getByRole('rowheader')).toHaveTextContent('Tue');
    expect(
      within(tuesday)
        .getAllByRole('cell')
        .map((cell) => [cell.textContent, cell.dataset.step]),
    ).toEqual([
      ['146', '5'],
      ['10', '1'],
      ['0', '0'],
    ]);
    expect(within(tuesday).getAllByRole('cell')[0]).toHaveAttribute('data-most');
  });

  it('starts with the first day of the week of the language', () => {
    show(map({ firstDay: 7 }), 'ar');
    expect(within(rows()[1]!).getByRole('rowheader')).toHaveTextContent('الأحد');
    expect(within(rows()[1]!).getAllByRole('cell')[0]).toHaveTextContent(/1|١/);
  });

  it('switches to a table with full names', async () => {
    show(map());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('rowheader', { name: 'Wednesday' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeInTheDocument();
  });

  it('shows a text when it is empty, and ignores invalid cells', () => {
    show(map({ cells: undefined }));
    expect(screen.getByText('No data yet.')).toBeVisible();
    show(
      map({
        label: 'Junk',
        cells: [
          { weekday: 99, hour: -3, value: 5 },
          { weekday: 1, hour: 8, value: Number.NaN },
        ],
        firstHour: Number.NaN,
        lastHour: 99,
      }),
    );
    expect(screen.getByRole('table', { name: 'Junk' })).toBeInTheDocument();
  });
});
