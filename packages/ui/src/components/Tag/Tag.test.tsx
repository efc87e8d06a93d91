import { Tag, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

it('renders text without a control', () => {
  show(<Tag>7° A</Tag>);
  expect(screen.getByText('7° A')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is removed by a button that names it, by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  const remove = vi.fn();
  show(<Tag onRemove={remove}>7° A</Tag>);
  await user.click(screen.getByRole('button', { name: 'Remove 7° A' }));
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(2);
});

it('is named by its `name` prop when its children are not text', () => {
  show(
    <Tag name="Staff" onRemove={() => undefined}>
      <em>Staff</em>
    </Tag>,
  );
  expect(screen.getByRole('button', { name: 'Remove Staff' })).toBeInTheDocument();
});
