import { Button, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('is pressed by mouse, Enter and Space', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('does nothing when the pointer leaves it before the release', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  render(<Button onClick={press}>Delete</Button>);
  const button = screen.getByRole('button');
  await user.pointer([{ keys: '[MouseLeft>]', target: button }, { target: document.body }]);
  expect(press).not.toHaveBeenCalled();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(press).not.toHaveBeenCalled();
  await user.pointer({ keys: '[MouseLeft]', target: button });
  expect(press).toHaveBeenCalledOnce();
});

it('submits a form only with type="submit"', async () => {
  const user = userEvent.setup();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Preview</Button>
      <Button type="submit">Publish</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(send).toHaveBeenCalledOnce();
});

it('keeps its name and focus while loading, and stops clicks before forms and parents', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Title" />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it listens as a parent would */}
      <div onClick={press}>
        <Button type="submit" loading={loading} onClick={press}>
          Publish
        </Button>
      </div>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Publish' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  await user.click(button);
  expect(send).toHaveBeenCalledOnce();
});

it('cannot be pressed while disabled', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  render(
    <Button disabled onClick={press}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});

it('renders one element, with icons hidden from screen readers', () => {
  const { container } = render(
    <UiRoot locale="en" messages={messages}>
      <Button icon="send" iconEnd="chevron-down">
        Publish
      </Button>
    </UiRoot>,
  );
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings.map((drawing) => drawing.childElementCount > 0)).toEqual([true, true]);
  expect(drawings.every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(true);
});

it('has a class for every tone, variant and size', () => {
  const looks = new Set<string>();
  for (const tone of ['accent', 'neutral', 'critical'] as const)
    for (const variant of ['solid', 'soft', 'outline', 'plain'] as const)
      for (const size of ['s', 'm', 'l'] as const) {
        const { container } = render(
          <Button tone={tone} variant={variant} size={size}>
            x
          </Button>,
        );
        looks.add(container.firstElementChild!.className);
      }
  expect(looks.size).toBe(36);
});
