import { Grid } from '@school/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const renderStyle = (element: React.ReactElement) => {
  const { style } = render(element).container.firstElementChild as HTMLElement;
  return ['narrow', 'medium', 'wide', 'min'].map((name) => style.getPropertyValue(`--sui-grid-${name}`));
};

it('has one number of columns at every width if it is given one', () => {
  expect(renderStyle(<Grid columns={3} />)).toEqual(['3', '3', '3', '']);
});

it('takes missing values from the next narrower width', () => {
  expect(renderStyle(<Grid columns={{ medium: 2 }} />)).toEqual(['1', '2', '2', '']);
  expect(renderStyle(<Grid columns={{ narrow: 2, wide: 6 }} />)).toEqual(['2', '2', '6', '']);
});

it('fits as many as a least width allows, and keeps the style it is given', () => {
  expect(renderStyle(<Grid columns={{ min: '240px' }} />)).toEqual(['', '', '', '240px']);
  const { container } = render(<Grid columns={2} style={{ color: 'red' }} />);
  expect(container.firstElementChild).toHaveStyle({ color: 'rgb(255, 0, 0)' });
});
