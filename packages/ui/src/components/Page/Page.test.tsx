import { Button, Page } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('renders its children and its footer', () => {
  render(
    <Page width="form" footer={<Button>Save</Button>}>
      A form
    </Page>,
  );
  expect(screen.getByText('A form')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('renders a state instead of its children', () => {
  render(<Page state="Nothing here yet">A list</Page>);
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.queryByText('A list')).not.toBeInTheDocument();
});
