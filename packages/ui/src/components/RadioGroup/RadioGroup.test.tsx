import { RadioGroup, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('RadioGroup', () => {
  const options = [
    { value: 'now', label: 'Now', help: 'Notifies everyone at once' },
    { value: 'later', label: 'Later' },
  ];

  it.each(['list', 'cards'] as const)('moves with arrow keys as a %s', async (variant) => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show(
      <RadioGroup
        label="When"
        variant={variant}
        options={options}
        defaultValue="now"
        onValueChange={onValueChange}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'When' });
    await user.tab();
    expect(within(group).getByRole('radio', { name: 'Now' })).toHaveFocus();
    expect(within(group).getByRole('radio', { name: 'Now' })).toHaveAccessibleDescription(
      'Notifies everyone at once',
    );
    await user.keyboard('{ArrowDown}');
    expect(within(group).getByRole('radio', { name: 'Later' })).toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith('later');
  });

  it('shows the controlled value until the parent changes it', async () => {
    const user = userEvent.setup();
    show(
      <RadioGroup
        label="When"
        options={options}
        value="now"
        onValueChange={() => {}}
        error="Not yet"
        required
      />,
    );
    await user.click(screen.getByLabelText('Later'));
    expect(screen.getByLabelText('Now')).toBeChecked();
    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toBeRequired();
  });

  it('works uncontrolled, submits its value, and returns to its initial one on a form reset', async () => {
    const user = userEvent.setup();
    show(
      <form aria-label="Post">
        <RadioGroup label="When" name="when" options={options} defaultValue="now" />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('when');
    await user.click(screen.getByText('Later'));
    expect(sent()).toBe('later');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(sent()).toBe('now');
  });
});
