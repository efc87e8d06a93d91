import { Text } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('renders a paragraph, or the element of `as`', () => {
  render(
    <>
      <Text>A paragraph</Text>
      <Text as="strong" tone="strong">
        A word
      </Text>
    </>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('A paragraph');
  expect(screen.getByRole('strong')).toHaveTextContent('A word');
});

it('sets dir="auto" for user text only', () => {
  render(
    <>
      <Text isolate>مرحبا</Text>
      <Text>Hello</Text>
    </>,
  );
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Hello')).not.toHaveAttribute('dir');
});

it('truncates a single line without line-clamp', () => {
  render(<Text clamp={1}>{'word '.repeat(400)}</Text>);
  expect(screen.getByRole('paragraph')).not.toHaveAttribute('style');
});

it('truncates after the given number of lines and keeps the whole text', () => {
  render(<Text clamp={2}>{'word '.repeat(400)}</Text>);
  const text = screen.getByRole('paragraph');
  expect(text.style.getPropertyValue('--sui-clamp')).toBe('2');
  expect(text.textContent).toHaveLength(2000);
});
