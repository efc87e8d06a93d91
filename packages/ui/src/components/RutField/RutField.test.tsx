import { RutField, UiRoot, type RutFieldProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const page = (props: Partial<RutFieldProps>) => (
  <UiRoot locale="en" messages={messages}>
    <form aria-label="form">
      <RutField label="RUT" name="rut" {...props} />
    </form>
  </UiRoot>
);
const field = () => screen.getByRole('textbox', { name: 'RUT' });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('rut');

describe('RutField', () => {
  it('accepts any notation, shows one, and submits another', async () => {
    const user = userEvent.setup();
    const values: string[] = [];
    render(page({ onValueChange: (value) => values.push(value) }));
    await user.type(field(), '123456785');
    expect(field()).toHaveValue('123456785');
    await user.tab();
    expect(field()).toHaveValue('12.345.678-5');
    expect(sent()).toBe('12345678-5');
    expect(values.slice(0, 2)).toEqual(['1', '12']);
    expect(values.at(-1)).toBe('12345678-5');
  });

  it('sets the validity, and shows only the given texts', async () => {
    const user = userEvent.setup();
    const valid = vi.fn();
    render(page({ onValidChange: valid, success: 'Valid RUT' }));
    await user.type(field(), '20347878-');
    expect(field()).not.toHaveAttribute('data-valid');
    expect(field()).not.toHaveAccessibleDescription();
    await user.type(field(), 'k');
    expect(field()).toHaveAttribute('data-valid');
    expect(field()).toHaveAccessibleDescription('Valid RUT');
    await user.type(field(), '1');
    expect(field()).not.toHaveAttribute('data-valid');
    expect(valid.mock.calls).toEqual([[true], [false]]);
  });

  it('shows no success for an initial value before it was focused', async () => {
    const user = userEvent.setup();
    const valid = vi.fn();
    render(page({ defaultValue: '12345678-5', success: 'Valid RUT', onValidChange: valid }));
    expect(field()).not.toHaveAttribute('data-valid');
    expect(field()).not.toHaveAccessibleDescription();
    expect(valid).toHaveBeenCalledWith(true);
    await user.click(field());
    await user.tab();
    expect(field()).toHaveAttribute('data-valid');
    expect(field()).toHaveAccessibleDescription('Valid RUT');
  });

  it('shows the error on blur and keeps the text', async () => {
    const user = userEvent.setup();
    render(page({ invalidText: 'Check the RUT' }));
    await user.type(field(), '12.345.678-4');
    expect(field()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field()).toHaveValue('12.345.678-4');
    expect(field()).toHaveAccessibleDescription('Error: Check the RUT');
    expect(field()).toBeInvalid();
    await user.type(field(), '{Backspace}5');
    expect(field()).toBeValid();
    await user.clear(field());
    await user.tab();
    expect(field()).toBeValid();
  });

  it('shows the given error first', async () => {
    const user = userEvent.setup();
    render(page({ invalidText: 'Check the RUT', error: 'Nobody has this RUT' }));
    await user.type(field(), '1');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Error: Nobody has this RUT');
  });

  it('shows the controlled value, formatted', () => {
    const { rerender } = render(page({ value: '123456785' }));
    expect(field()).toHaveValue('12.345.678-5');
    rerender(page({ value: 'in the making' }));
    expect(field()).toHaveValue('in the making');
    rerender(page({ value: '' }));
    expect(field()).toHaveValue('');
  });

  it('is left to right in every language', () => {
    render(page({}));
    expect(field()).toHaveAttribute('dir', 'ltr');
  });
});
