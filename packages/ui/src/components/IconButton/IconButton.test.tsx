import { IconButton, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const show = (props: { loading?: boolean; count?: number; onClick?: () => void }) => (
  <UiRoot locale="en" messages={messages}>
    <IconButton icon="trash-2" label="Delete the post" {...props} />
  </UiRoot>
);

it('is named by its label and pressed by mouse and keyboard', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  render(show({ onClick: press }));
  await user.click(screen.getByRole('button', { name: 'Delete the post' }));
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('shows its label as soon as it gets keyboard focus', async () => {
  const user = userEvent.setup();
  render(show({}));
  expect(screen.queryByText('Delete the post')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(await screen.findByText('Delete the post')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete the post' })).toHaveFocus();
});

it('ignores presses while loading', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  render(show({ onClick: press, loading: true }));
  await user.click(screen.getByRole('button', { name: 'Delete the post' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('shows the count, and nothing for 0', () => {
  const getCount = () => screen.getByRole('button').querySelector('[data-count]')?.getAttribute('data-count');
  const { rerender } = render(show({ count: 3 }));
  expect(getCount()).toBe('3');
  rerender(show({ count: 100 }));
  expect(getCount()).toBe('99+');
  rerender(show({ count: 0 }));
  expect(getCount()).toBeUndefined();
});
