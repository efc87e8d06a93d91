import { Stack } from '@school/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

it('keeps its children in reading order, as a list if they are one', () => {
  render(
    <Stack as="ul" gap="m" aria-label="Courses">
      <li>7° A</li>
      <li>7° B</li>
    </Stack>,
  );
  const items = within(screen.getByRole('list', { name: 'Courses' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['7° A', '7° B']);
});

it('has one class for each gap', () => {
  const classes = (['s', 'm', 'l'] as const).map((gap) => {
    const { container } = render(<Stack gap={gap} />);
    return container.firstElementChild?.className;
  });
  expect(new Set(classes).size).toBe(3);
});
