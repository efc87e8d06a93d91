import { Box } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('renders the element of `as`, with its attributes', () => {
  render(
    <Box as="form" aria-label="Search" noValidate background="sunken" padding="l">
      Words
    </Box>,
  );
  const form = screen.getByRole('form', { name: 'Search' });
  expect(form).toHaveTextContent('Words');
  expect(form).toHaveProperty('noValidate', true);
});

it('has a class for each surface, and writes none of its props as attributes', () => {
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
