import { Switch, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('Switch', () => {
  it('toggles by its label and by Space, and calls onChange', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn();
    const changed = vi.fn();
    show(<Switch label="Calendar" onCheckedChange={onCheckedChange} onChange={changed} />);
    const it = screen.getByRole('switch', { name: 'Calendar' });
    await user.click(screen.getByText('Calendar'));
    expect(it).toBeChecked();
    expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    await user.tab();
    await user.tab({ shift: true });
    expect(it).toHaveFocus();
    await user.keyboard(' ');
    expect(it).not.toBeChecked();
    expect(onCheckedChange).toHaveBeenLastCalledWith(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('shows the controlled value until the parent changes it', async () => {
    const user = userEvent.setup();
    const UnchangedSwitch = () => {
      const [on] = useState(true);
      return <Switch label="Calendar" checked={on} onCheckedChange={() => {}} />;
    };
    show(<UnchangedSwitch />);
    await user.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('is described by help and error, and passes ref and class on', () => {
    const ref = createRef<HTMLInputElement>();
    const { container } = show(
      <Switch
        ref={ref}
        className="mine"
        label="Calendar"
        help="Yours alone."
        error="The calendar did not answer"
      />,
    );
    const it = screen.getByRole('switch');
    expect(ref.current).toBe(it);
    expect(it).toBeInvalid();
    expect(it).toHaveAccessibleDescription('Yours alone. Error: The calendar did not answer');
    expect(container.querySelector('.mine')).toContainElement(it);
    expect(it).not.toHaveClass('mine');
  });

  it('cannot be toggled while disabled', async () => {
    const user = userEvent.setup();
    show(<Switch label="Calendar" disabled />);
    await user.click(screen.getByText('Calendar'));
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByRole('switch')).toBeDisabled();
  });
});
