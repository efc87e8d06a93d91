import { StatTile, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

const show = (element: ReactElement, locale = 'en') =>
  render(
    <UiRoot locale={locale} messages={messages}>
      {element}
    </UiRoot>,
  );

it('formats its figure in the language', () => {
  show(<StatTile label="Visits" value={1284} />, 'de');
  expect(screen.getByText('1.284')).toBeVisible();
  show(<StatTile label="Read" value={0.65} format={{ style: 'percent' }} />, 'en');
  expect(screen.getByText('65%')).toBeVisible();
});

it('describes the values of its bars', () => {
  show(<StatTile label="Visits" value={3} trend={[1, 2, 3, Number.NaN]} trendLabel="Days" />);
  expect(screen.getByRole('img', { name: 'Days: 1, 2, and 3' }).children).toHaveLength(3);
});

it('describes the counts behind a share as counts', () => {
  const share = { value: 0.65, format: { style: 'percent' }, trend: [22, 1500] } as const;
  show(<StatTile label="Read" trendLabel="Days" {...share} />);
  expect(screen.getByRole('img', { name: 'Days: 22 and 1,500' })).toBeVisible();
  show(<StatTile label="Read" trendLabel="Shares" {...share} trend={[0.5]} trendFormat={share.format} />);
  expect(screen.getByRole('img', { name: 'Shares: 50%' })).toBeVisible();
});

it('separates the values of its bars in languages without spaces', () => {
  show(<StatTile label="访问" value={3} trend={[1, 2, 3]} trendLabel="每天" />, 'zh-CN');
  expect(screen.getByRole('img', { name: '每天：1、2和3' })).toBeVisible();
});

it.each([null, undefined, Number.NaN, Infinity])('shows a dash for %o', (value) => {
  show(<StatTile label="Visits" value={value as number} trend={[0, 0]} />);
  expect(screen.getByText('—')).toBeVisible();
});

it('is busy while its figure is loading', () => {
  show(<StatTile label="Visits" value={null} loading data-testid="tile" />);
  expect(screen.getByTestId('tile')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('tile')).toHaveTextContent(/^Visits$/);
});

it('shows the earlier figure', () => {
  show(<StatTile label="Visits" value={3} note="2 people" comparison="5 the week before" />);
  expect(screen.getByText('5 the week before')).toBeVisible();
});
