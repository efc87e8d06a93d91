import { Button, Page } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('shows its children and its foot', () => {
  render(
    <Page width="form" footer={<Button>Save</Button>}>
      A form
    </Page>,
  );
  expect(screen.getByText('A form')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('shows a state in place of its children', () => {
  render(<Page state="Nothing here yet">A list</Page>);
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.queryByText('A list')).not.toBeInTheDocument();
});
