import { ColorField } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const field = (props: Partial<Parameters<typeof ColorField>[0]> = {}) =>
  render(<ColorField label="Colour" pickerLabel="Pick a colour" {...props} />);
const text = () => screen.getByRole('textbox', { name: 'Colour' });
const picker = () => screen.getByLabelText('Pick a colour');

describe('ColorField', () => {
  it('shows the typed colour in the picker', async () => {
    const user = userEvent.setup();
    field();
    await user.type(text(), '#fc0');
    expect(picker()).toHaveValue('#ffcc00');
  });

  it('writes the picked colour to the field and calls onChange', () => {
    const onValueChange = vi.fn();
    field({ defaultValue: '#0F6E5A', onValueChange });
    fireEvent.change(picker(), { target: { value: '#4338ca' } });
    expect(text()).toHaveValue('#4338CA');
    expect(onValueChange).toHaveBeenLastCalledWith('#4338CA');
  });

  it.each(['', 'teal', '#12', 'url(x)', '#0F6E5A80'])('keeps the typed text "%s"', (value) => {
    field({ value, onValueChange: vi.fn() });
    expect(text()).toHaveValue(value);
    expect(picker()).toHaveValue('#000000');
  });

  it('disables the picker while read-only', () => {
    field({ value: '#0F6E5A', readOnly: true });
    expect(picker()).toBeDisabled();
  });
});
