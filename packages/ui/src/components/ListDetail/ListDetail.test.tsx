import { List, ListDetail, ListItem } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const list = (
  <List label="Integrations">
    <ListItem title="Mail" href="/mail" selected />
  </List>
);

it('shows the list and the open item', () => {
  render(<ListDetail list={list}>Mail server</ListDetail>);
  expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Mail server')).toBeInTheDocument();
});

it.each([undefined, null, false])('sets no data-open attribute when the detail is %s', (none) => {
  const { container } = render(<ListDetail list={list}>{none}</ListDetail>);
  expect(container.firstElementChild).not.toHaveAttribute('data-open');
});

it('shows the header of the list and the third pane', () => {
  render(
    <ListDetail fill list={list} listHeader={<input aria-label="Search" />} aside="Details">
      Mail server
    </ListDetail>,
  );
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  expect(screen.getByText('Details')).toBeInTheDocument();
});
