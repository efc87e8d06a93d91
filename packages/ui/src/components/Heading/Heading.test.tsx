import { Heading, type HeadingLevel } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([1, 2, 3, 4, 5, 6] as HeadingLevel[])('renders a heading of level %i', (level) => {
  render(<Heading level={level}>News</Heading>);
  expect(screen.getByRole('heading', { name: 'News', level })).toBeInTheDocument();
});

it('has the given size at any level', () => {
  render(
    <>
      <Heading level={2} size="title">
        One
      </Heading>
      <Heading level={4} size="title">
        Two
      </Heading>
      <Heading level={4}>Three</Heading>
    </>,
  );
  const getClassName = (name: string) => screen.getByRole('heading', { name }).className;
  expect(getClassName('One')).toBe(getClassName('Two'));
  expect(getClassName('Three')).not.toBe(getClassName('Two'));
});
