import { Box } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('is the element that its meaning asks for, with what that element takes', () => {
  render(
    <Box as="form" aria-label="Search" noValidate background="sunken" padding="l">
      Words
    </Box>,
  );
  const form = screen.getByRole('form', { name: 'Search' });
  expect(form).toHaveTextContent('Words');
  expect(form).toHaveProperty('noValidate', true);
});

it('tells surfaces apart and writes no attribute of its own props', () => {
  render(
    <>
      <Box data-testid="a" background="raised" border notPrinted paddingX="s" />
      <Box data-testid="b" background="overlay" />
    </>,
  );
  const raised = screen.getByTestId('a');
  expect(raised.className).not.toBe(screen.getByTestId('b').className);
  expect(raised.getAttributeNames().toSorted()).toEqual(['class', 'data-testid']);
});
