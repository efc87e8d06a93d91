import { Divider } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('is a separator without a label, and plain text with one', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator')).toBeEmptyDOMElement();
  rerender(<Divider>or</Divider>);
  expect(screen.getByText('or')).toBeInTheDocument();
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
});
