import { Inline } from '@school/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const renderClassName = (element: React.ReactElement) =>
  render(element).container.firstElementChild?.className;

it('wraps by default', () => {
  expect(renderClassName(<Inline />)).toBe(renderClassName(<Inline wrap />));
  expect(renderClassName(<Inline />)).not.toBe(renderClassName(<Inline wrap={false} />));
});

it('has one class for the alignment and one more for the justification', () => {
  const plain = renderClassName(<Inline />)?.split(' ') ?? [];
  const endClasses = renderClassName(<Inline align="end" />)?.split(' ') ?? [];
  expect(renderClassName(<Inline align="center" />)?.split(' ')).toEqual(plain);
  expect(endClasses).toHaveLength(plain.length);
  expect(endClasses).not.toEqual(plain);
  expect(renderClassName(<Inline justify="between" />)?.split(' ')).toHaveLength(plain.length + 1);
});
