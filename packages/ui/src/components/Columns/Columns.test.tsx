import { Column, Columns } from '@school/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const renderClassName = (element: React.ReactElement) =>
  render(element).container.firstElementChild?.className;

it('keeps its columns in reading order, also with `reverse`', () => {
  render(
    <Columns as="ul" reverse aria-label="Panels">
      <Column as="li">Words</Column>
      <Column as="li">Picture</Column>
    </Columns>,
  );
  const items = within(screen.getByRole('list', { name: 'Panels' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Words', 'Picture']);
});

it('writes none of its props as attributes', () => {
  render(
    <Columns data-testid="columns" gap="l" align="center" collapseBelow="medium" reverse>
      <Column data-testid="column" width="1/3" />
    </Columns>,
  );
  for (const name of ['columns', 'column'])
    expect(screen.getByTestId(name).getAttributeNames().toSorted()).toEqual(['class', 'data-testid']);
});

it('has a class for each layout', () => {
  const looks = [
    renderClassName(<Columns />),
    renderClassName(<Columns gap="s" />),
    renderClassName(<Columns gap="l" />),
    renderClassName(<Columns collapseBelow="medium" />),
    renderClassName(<Columns collapseBelow="wide" />),
    renderClassName(<Columns reverse />),
  ];
  expect(new Set(looks).size).toBe(looks.length);
});

it('shares the remaining space unless a column has a width', () => {
  expect(renderClassName(<Column />)).toBe(renderClassName(<Column width="fluid" />));
  const widths = ['fluid', 'content', '1/2', '1/3', '2/3', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5'] as const;
  expect(new Set(widths.map((width) => renderClassName(<Column width={width} />))).size).toBe(widths.length);
});
