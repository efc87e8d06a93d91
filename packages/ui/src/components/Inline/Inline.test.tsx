import { Inline } from '@school/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const classOf = (element: React.ReactElement) => render(element).container.firstElementChild?.className;

it('wraps unless told not to', () => {
  expect(classOf(<Inline />)).toBe(classOf(<Inline wrap />));
  expect(classOf(<Inline />)).not.toBe(classOf(<Inline wrap={false} />));
});

it('adds a class for alignment and one for justification', () => {
  const plain = classOf(<Inline />)?.split(' ') ?? [];
  const placed = classOf(<Inline align="end" justify="between" />)?.split(' ') ?? [];
  expect(placed).toEqual(expect.arrayContaining(plain));
  expect(placed).toHaveLength(plain.length + 2);
});
