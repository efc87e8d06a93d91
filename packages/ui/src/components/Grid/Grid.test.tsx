import { Grid } from '@school/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const renderStyle = (element: React.ReactElement) => {
  const { style } = render(element).container.firstElementChild as HTMLElement;
  return ['narrow', 'medium', 'wide', 'min'].map((name) => style.getPropertyValue(`--sui-grid-${name}`));
};

it('uses one number of columns at every width if one is given', () => {
  expect(renderStyle(<Grid columns={3} />)).toEqual(['3', '3', '3', '']);
});

it('uses the value of the next narrower width for a missing one', () => {
  expect(renderStyle(<Grid columns={{ medium: 2 }} />)).toEqual(['1', '2', '2', '']);
  expect(renderStyle(<Grid columns={{ narrow: 2, wide: 6 }} />)).toEqual(['2', '2', '6', '']);
});

it('fits as many columns as the minimum width allows, and keeps the given style', () => {
  expect(renderStyle(<Grid columns={{ min: '240px' }} />)).toEqual(['', '', '', '240px']);
  const { container } = render(<Grid columns={2} style={{ color: 'red' }} />);
  expect(container.firstElementChild).toHaveStyle({ color: 'rgb(255, 0, 0)' });
});
