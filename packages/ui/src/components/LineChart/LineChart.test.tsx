import { LineChart, UiRoot } from '@school/ui';
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
import { getTicks } from './scale.ts';

const chart = (props = {}) => (
  <LineChart
    label="Visits"
    pointHeader="Day"
    points={['2026-09-01', '2026-09-02', '2026-09-03']}
    series={[{ label: 'Teachers', values: [12, null, 40] }]}
    {...props}
  />
);
const line = () => document.querySelector('path[data-series="1"]')!.getAttribute('d');

describe('LineChart', () => {
  it('describes the chart in text', () => {
    show(chart());
    expect(
      screen.getByText('Teachers: from 12 (Sep 1) to 40 (Sep 3); lowest 12, highest 40.'),
    ).toBeInTheDocument();
    expect(line()).toBe('M0 70M100 0');
  });

  it('is drawn in the reading direction', () => {
    show(chart(), 'ar');
    expect(line()).toBe('M100 70M0 0');
  });

  it('switches to a table with every value', async () => {
    show(chart());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Visits' });
    expect(within(table).getByRole('row', { name: 'Sep 2 —' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Teachers' })).toBeInTheDocument();
  });

  it('draws a single point, and shows a text when it is empty', () => {
    show(chart({ points: ['2026-09-01'], series: [{ label: 'One', values: [5] }] }));
    expect(line()).toMatch(/^M50 /);
    show(chart({ points: undefined, series: undefined }));
    expect(screen.getByText('No data yet.')).toBeVisible();
    show(chart({ label: 'Junk', series: [{ label: 'x', values: [Number.NaN, Infinity] }, { label: 'y' }] }));
    expect(screen.getAllByText('No data yet.')).toHaveLength(2);
  });

  it.each([
    [0, 40, [0, 10, 20, 30, 40]],
    [98, 103, [98, 100, 102, 104]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [-5, 5, [-5, -2.5, 0, 2.5, 5]],
    [7, 7, [6, 8]],
    [0, 0, [0, 0.25]],
  ])('has round ticks from %f to %f', (least, most, ticks) => expect(getTicks(least, most)).toEqual(ticks));
});
