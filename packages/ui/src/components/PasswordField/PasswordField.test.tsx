import { Link, PasswordField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    const user = userEvent.setup();
    show(<PasswordField label="Password" autoComplete="current-password" defaultValue="secreto1" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secreto1');
  });

  it('renders one native input, followed by its button in the tab order', async () => {
    const user = userEvent.setup();
    const ref = createRef<HTMLInputElement>();
    show(<PasswordField ref={ref} id="secret" label="Password" error="Too short" />);
    const input = screen.getByLabelText('Password');
    expect(ref.current).toBe(input);
    expect(input).toHaveAccessibleDescription('Error: Too short');
    await user.tab();
    expect(input).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-controls', 'secret');
  });

  it('comes before the link at the end of its label in the tab order', async () => {
    const user = userEvent.setup();
    show(<PasswordField label="Password" labelEnd={<Link href="#recover">Forgot it?</Link>} />);
    await user.tab();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Forgot it?' })).toHaveFocus();
  });

  it('keeps text and focus when its label gets a link', async () => {
    const user = userEvent.setup();
    const { rerender } = show(<PasswordField label="Password" />);
    await user.type(screen.getByLabelText('Password'), 'secreto1');
    rerender(
      <UiRoot locale="en" messages={messages}>
        <PasswordField label="Password" labelEnd={<Link href="#recover">Forgot it?</Link>} />
      </UiRoot>,
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('secreto1');
  });

  it('disables its button while disabled', () => {
    show(<PasswordField label="Password" defaultValue="secreto1" disabled />);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('turns off capitalisation and spell check', () => {
    show(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('spellcheck', 'false');
  });

  it('shows the strength by the default rule while typing', async () => {
    const user = userEvent.setup();
    show(
      <form>
        <PasswordField label="Password" autoComplete="new-password" strength />
        <button type="reset">Reset</button>
      </form>,
    );
    const meter = () => screen.getByRole('meter');
    expect(await screen.findByRole('meter')).toHaveAccessibleName('Password strength');
    await user.type(screen.getByLabelText('Password'), 'aromos');
    expect(meter()).toHaveAccessibleName('Weak password');
    await user.type(screen.getByLabelText('Password'), ' de 1961, en Curicó');
    expect(meter()).toHaveAccessibleName('Strong password');
    expect(meter()).toHaveAttribute('aria-valuenow', '4');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('meter', { name: 'Password strength' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  });

  it('shows the given strength, and follows a controlled value', async () => {
    const { rerender } = show(
      <PasswordField label="Password" strength={2} value="x" onValueChange={() => {}} />,
    );
    expect(await screen.findByRole('meter')).toHaveAccessibleName('Fair password');
    rerender(
      <UiRoot locale="en" messages={messages}>
        <PasswordField label="Password" strength value="correct horse battery" onValueChange={() => {}} />
      </UiRoot>,
    );
    expect(screen.getByRole('meter')).toHaveAccessibleName('Strong password');
  });

  it('shows no strength by default', () => {
    show(<PasswordField label="Password" defaultValue="secreto1" />);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });
});
