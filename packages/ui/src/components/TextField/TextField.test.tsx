import { TextField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) => render(children, { wrapper: Root });
const Root = ({ children }: { children: ReactNode }) => (
  <UiRoot locale="en" messages={messages}>
    {children}
  </UiRoot>
);

afterEach(() => vi.useRealTimers());

describe('TextField', () => {
  it('renders one native input, named by its label and described by help, then error', () => {
    show(<TextField label="Email" help="The one of the school" error="Write the whole address" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('data-invalid');
    expect(input).toHaveAccessibleDescription('The one of the school Error: Write the whole address');
  });

  it('is required for assistive technology, but not invalid while it is empty', () => {
    show(<TextField label="Email" required />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(input).toBeRequired();
    expect(input.checkValidity()).toBe(true);
  });

  it('shows the success text only without an error', () => {
    const { rerender } = show(<TextField label="RUT" success="Valid RUT" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Valid RUT');
    rerender(<TextField label="RUT" success="Valid RUT" error="Not a RUT" />);
    expect(screen.queryByText('Valid RUT')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Not a RUT');
  });

  it('passes ref, id and other attributes to the input, the class to the root', () => {
    const ref = createRef<HTMLInputElement>();
    const { container } = show(
      <TextField
        ref={ref}
        id="mail"
        name="mail"
        className="mine"
        data-kind="x"
        aria-describedby="more"
        label="Email"
        help="h"
      />,
    );
    const input = screen.getByRole('textbox');
    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('id', 'mail');
    expect(input).toHaveAttribute('name', 'mail');
    expect(input).toHaveAttribute('data-kind', 'x');
    expect(input).toHaveAttribute('aria-describedby', 'more mail-help');
    expect(input).not.toHaveClass('mine');
    expect(container.querySelector('.mine')).toContainElement(input);
  });

  it('calls onValueChange on each change, controlled and uncontrolled', async () => {
    const user = userEvent.setup();
    const values: string[] = [];
    const Controlled = () => {
      const [value, setValue] = useState('');
      return <TextField label="Name" value={value} onValueChange={(next) => setValue(next.toUpperCase())} />;
    };
    show(
      <>
        <Controlled />
        <TextField label="Place" defaultValue="C" onValueChange={(next) => values.push(next)} />
      </>,
    );
    await user.type(screen.getByLabelText('Name'), 'ana');
    expect(screen.getByLabelText('Name')).toHaveValue('ANA');
    await user.type(screen.getByLabelText('Place'), 'ur');
    expect(values).toEqual(['Cu', 'Cur']);
  });

  it('returns to its initial text on a form reset, counter included', async () => {
    const user = userEvent.setup();
    show(
      <form>
        <TextField label="Title" name="title" defaultValue="Hi" counter={{ max: 3 }} />
        <button type="reset">Reset</button>
      </form>,
    );
    await user.type(screen.getByLabelText('Title'), '👋👋');
    const count = screen.getByText('4 of 3');
    expect(count).toHaveAttribute('data-over');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Hi');
    expect(await screen.findByText('2 of 3')).not.toHaveAttribute('data-over');
  });

  it('takes focus when its icon is pressed, and keeps it', async () => {
    const user = userEvent.setup();
    const { container } = show(<TextField label="RUT" icon="id-card" end="CL" />);
    await user.click(container.querySelector('svg')!);
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.click(screen.getByText('CL'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('adds "optional" to its label', () => {
    show(<TextField label="Phone" optional />);
    expect(screen.getByText('optional')).toBeVisible();
  });

  it('sets dir="ltr" for addresses and dir="auto" for text', () => {
    show(
      <>
        <TextField label="Email" type="email" />
        <TextField label="Name" />
      </>,
    );
    expect(screen.getByLabelText('Email')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText('Name')).toHaveAttribute('dir', 'auto');
  });

  it('announces a new error once, and not again for the same text', () => {
    vi.useFakeTimers();
    const getAnnouncement = () => document.querySelector('[data-sui-announcer]')?.textContent ?? '';
    const { rerender } = show(<TextField label="RUT" />);
    rerender(<TextField label="RUT" error="Not a RUT" />);
    act(() => vi.advanceTimersByTime(150));
    expect(getAnnouncement()).toBe('Error: Not a RUT');
    act(() => vi.advanceTimersByTime(5000));
    expect(getAnnouncement()).toBe('');
    rerender(<TextField label="RUT of the pupil" error="Not a RUT" />);
    act(() => vi.advanceTimersByTime(150));
    expect(getAnnouncement()).toBe('');
  });

  it('announces an error that changes while the user types only after a second without a change', () => {
    vi.useFakeTimers();
    const announcement = () => document.querySelector('[data-sui-announcer]')?.textContent;
    const { rerender } = show(<TextField label="Email" error="Write the address" />);
    act(() => vi.advanceTimersByTime(150));
    expect(announcement()).toBe('Error: Write the address');
    screen.getByLabelText('Email').focus();
    act(() => vi.advanceTimersByTime(5000));
    for (const error of ['No RUT', 'No email']) {
      rerender(<TextField label="Email" error={error} />);
      act(() => vi.advanceTimersByTime(900));
      expect(announcement()).toBe('');
    }
    act(() => vi.advanceTimersByTime(150));
    expect(announcement()).toBe('Error: No email');
  });

  it('does not announce an error that is read with its field, which takes focus after it', () => {
    vi.useFakeTimers();
    const { rerender } = show(<TextField label="RUT" />);
    rerender(<TextField label="RUT" error="Not a RUT" />);
    screen.getByLabelText('RUT').focus();
    act(() => vi.advanceTimersByTime(150));
    expect(document.querySelector('[data-sui-announcer]')?.textContent).toBe('');
  });

  it('does not announce an error whose field is removed before', () => {
    vi.useFakeTimers();
    const both = (isInvalid: boolean) => (
      <>
        {isInvalid && <TextField label="Email" error="Write the whole address" />}
        <TextField label="RUT" error="Not a RUT" />
      </>
    );
    const { rerender } = show(both(true));
    rerender(both(false));
    act(() => vi.advanceTimersByTime(150));
    expect(document.querySelector('[data-sui-announcer]')?.textContent).toBe('Error: Not a RUT');
  });
});
