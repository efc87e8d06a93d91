import { Checkbox, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('Checkbox', () => {
  it('renders a native checkbox that takes part in its form', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn();
    const { container } = show(
      <form>
        <Checkbox label="Tell by mail" name="mail" value="yes" onCheckedChange={onCheckedChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => Object.fromEntries(new FormData(container.querySelector('form')!));
    expect(sent()).toEqual({});
    await user.click(screen.getByText('Tell by mail'));
    expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    expect(sent()).toEqual({ mail: 'yes' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is mixed while indeterminate, and not afterwards', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = show(<Checkbox ref={ref} label="7° básico" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    expect(ref.current).toBe(screen.getByRole('checkbox'));
    rerender(
      <UiRoot locale="en" messages={messages}>
        <Checkbox ref={ref} label="7° básico" indeterminate={false} />
      </UiRoot>,
    );
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  it('is described by help and error', () => {
    show(<Checkbox label="I accept" help="You can change it later." error="Tick the box" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('You can change it later. Error: Tick the box');
  });
});
