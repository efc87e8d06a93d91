import { Inline } from '@school/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const classOf = (element: React.ReactElement) => render(element).container.firstElementChild?.className;

it('wraps by default', () => {
  expect(classOf(<Inline />)).toBe(classOf(<Inline wrap />));
  expect(classOf(<Inline />)).not.toBe(classOf(<Inline wrap={false} />));
});

it('has one class for alignment, whichever it is, and one more for justification', () => {
  const plain = classOf(<Inline />)?.split(' ') ?? [];
  const ended = classOf(<Inline align="end" />)?.split(' ') ?? [];
  expect(classOf(<Inline align="center" />)?.split(' ')).toEqual(plain);
  expect(ended).toHaveLength(plain.length);
  expect(ended).not.toEqual(plain);
  expect(classOf(<Inline justify="between" />)?.split(' ')).toHaveLength(plain.length + 1);
});
