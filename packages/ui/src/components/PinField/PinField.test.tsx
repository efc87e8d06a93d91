import { PinField, UiRoot, type PinFieldProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const page = (props: Partial<PinFieldProps>) => (
  <UiRoot locale="en" messages={messages}>
    <PinField label="Code" {...props} />
  </UiRoot>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const boxes = () =>
  Array.from(field().parentElement!.querySelectorAll('[aria-hidden]'), (box) =>
    box.getAttribute('data-sign'),
  );
const active = () =>
  Array.from(field().parentElement!.querySelectorAll('[aria-hidden]')).findIndex((box) =>
    box.hasAttribute('data-active'),
  );

afterEach(() => vi.restoreAllMocks());

describe('PinField', () => {
  it('marks the next box when focus is set without a press', () => {
    render(page({ defaultValue: '12' }));
    act(() => field().focus());
    expect(active()).toBe(2);
  });

  it('marks the first box after the parent clears the digits', async () => {
    const user = userEvent.setup();
    const { rerender } = render(page({ value: '123456' }));
    await user.click(field());
    await user.keyboard('{End}');
    rerender(page({ value: '' }));
    expect(field()).toHaveFocus();
    expect(active()).toBe(0);
  });

  it('renders one input that phones can fill, drawn as boxes', async () => {
    const user = userEvent.setup();
    const complete = vi.fn();
    render(page({ name: 'code', onComplete: complete }));
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await user.type(field(), '12345');
    expect(boxes()).toEqual(['1', '2', '3', '4', '5', null]);
    expect(active()).toBe(5);
    expect(complete).not.toHaveBeenCalled();
    await user.keyboard('6');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
    await user.keyboard('7');
    expect(field()).toHaveValue('123456');
    expect(complete).toHaveBeenCalledOnce();
  });

  it('accepts a pasted code with spaces, hyphens, text and Arabic digits', async () => {
    const user = userEvent.setup();
    render(page({}));
    await user.click(field());
    await user.paste(' Your code: ١٢٣-456 ');
    expect(field()).toHaveValue('123456');
  });

  it('accepts digits only', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(page({ onValueChange }));
    await user.type(field(), 'a-👍');
    expect(field()).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('edits the digit that was clicked', async () => {
    const user = userEvent.setup();
    render(page({ length: 4, defaultValue: '1234' }));
    vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 40));
    await user.click(field());
    fireEvent.click(field(), { clientX: 150, detail: 1 });
    expect(active()).toBe(1);
    await user.keyboard('9');
    expect(field()).toHaveValue('1934');
    await user.tab();
    expect(active()).toBe(-1);
  });

  it('shows dots and does not expose the digits when masked', async () => {
    const user = userEvent.setup();
    render(page({ mask: true, length: 4 }));
    await user.type(field(), '12');
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(boxes()).toEqual(['', '', null, null]);
  });

  it('shows the controlled value', async () => {
    const user = userEvent.setup();
    const OnlyEven = () => {
      const [value, setValue] = useState('');
      return page({ value, onValueChange: (next) => setValue(next.replace(/[13579]/g, '')) });
    };
    render(<OnlyEven />);
    await user.type(field(), '1234');
    expect(field()).toHaveValue('24');
  });

  it('is described by help and error, and is invalid while incomplete', async () => {
    const user = userEvent.setup();
    const { rerender } = render(page({ length: 4, help: 'From the letter', required: true }));
    expect(field()).toHaveAccessibleDescription('From the letter');
    expect(field()).toBeRequired();
    await user.type(field(), '12');
    expect(field().checkValidity()).toBe(false);
    await user.type(field(), '34');
    expect(field().checkValidity()).toBe(true);
    rerender(page({ length: 4, error: 'This code is too old' }));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Error: This code is too old');
  });

  it.each([0, 1e9, -3, Number.NaN])('renders boxes for an invalid length of %s', (length) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(page({ length }));
    expect(boxes().length).toBeGreaterThan(0);
    expect(boxes().length).toBeLessThanOrEqual(12);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
