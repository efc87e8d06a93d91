import { PhoneField, UiRoot, type PhoneFieldProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const field = (props: Partial<PhoneFieldProps> = {}, locale = 'en') => (
  <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
    <form>
      <PhoneField label="Telephone" name="phone" {...props} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
const show = async (props?: Partial<PhoneFieldProps>, locale?: string) => {
  render(field(props, locale));
  await waitFor(() => expect(screen.getByText(/^\+\d/)).toBeVisible());
  return userEvent.setup();
};
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telephone' });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Telephone/ });
const sent = () => new FormData(document.querySelector('form')!).get('phone');

describe('PhoneField', () => {
  it('renders its value before the metadata of phone numbers is loaded', () => {
    expect(renderToString(field({ defaultValue: '+56955550132' }))).toContain('+56955550132');
  });

  it('groups a number by its country, left to right', async () => {
    const ref = createRef<HTMLInputElement>();
    await show({ ref, defaultValue: '+56955550132', help: 'With area code' }, 'ar');
    expect(input()).toHaveValue('9 5555 0132');
    expect(input()).toHaveAttribute('dir', 'ltr');
    expect(input()).toHaveAccessibleDescription('With area code');
    expect(ref.current).toBe(input());
    expect(screen.getByText('+56')).toBeVisible();
    expect(sent()).toBe('+56955550132');
  });

  it('groups digits while typing, and reports a complete number', async () => {
    const valid = vi.fn<(valid: boolean) => void>();
    const user = await show({ onValidChange: valid });
    await user.type(input(), '95555013');
    expect(valid).toHaveBeenLastCalledWith(false);
    await user.keyboard('2');
    expect(input()).toHaveValue('9 5555 0132');
    expect(valid).toHaveBeenLastCalledWith(true);
    expect(sent()).toBe('+56955550132');
  });

  it('C07: shows a number as it is sent, also when the user leaves before the numbering plans are loaded', async () => {
    render(field());
    fireEvent.focus(input());
    fireEvent.change(input(), { target: { value: '75 231 0132 anexo' } });
    fireEvent.blur(input());
    expect(await screen.findByDisplayValue('75 231 0132')).toBe(input());
    expect(sent()).toBe('+56752310132');
  });

  it('groups a Chilean mobile number of any range while typing', async () => {
    const user = await show({ defaultValue: '+56900006166' });
    expect(input()).toHaveValue('9 0000 6166');
    await user.clear(input());
    await user.type(input(), '912345');
    expect(input()).toHaveValue('9 1234 5');
    await user.keyboard('678');
    expect(input()).toHaveValue('9 1234 5678');
    expect(sent()).toBe('+56912345678');
  });

  it.each([
    ['+34 612 34 56 78', 'ES', '612 34 56 78', '+34612345678'],
    ['0034612345678', 'ES', '612 34 56 78', '+34612345678'],
    ['٩٥٥٥٥٠١٣٢', 'CL', '9 5555 0132', '+56955550132'],
    ['\u200E+56 9 1011 2200', 'CL', '9 1011 2200', '+56910112200'],
  ])('recognises the pasted number %j', async (pasted, code, text, number) => {
    const user = await show();
    await user.click(input());
    await user.paste(pasted);
    await user.tab();
    expect(country()).toHaveValue(code);
    expect(input()).toHaveValue(text);
    expect(sent()).toBe(number);
  });

  it.each(['133', '1455', '*4141', '116117'])(
    'C06: keeps the short number %s as it is dialled',
    async (number) => {
      const valid = vi.fn<(valid: boolean) => void>();
      const user = await show({ shortNumbers: true, onValidChange: valid });
      await user.type(input(), number);
      expect(sent()).toBe(number);
      expect(valid).toHaveBeenLastCalledWith(true);
      await user.tab();
      expect(input()).toHaveValue(number);
      expect(input()).toBeValid();
      expect(screen.queryByText('+56')).not.toBeInTheDocument();
    },
  );

  it.each(['75 231 0132 anexo 24', '+56 75 231 0132 ext. 24', '+56752310132;ext=24', '752310132 x24'])(
    'C07: hands over the extension of the pasted number %j',
    async (pasted) => {
      const extension = vi.fn<(extension: string) => void>();
      const user = await show({ onExtension: extension });
      await user.click(input());
      await user.paste(pasted);
      await user.tab();
      expect(extension.mock.calls).toEqual([['24']]);
      expect(input()).toHaveValue('75 231 0132');
      expect(input()).toBeValid();
      expect(sent()).toBe('+56752310132');
    },
  );

  it('groups a number of the world where short ones are accepted too, and rejects what is neither', async () => {
    const user = await show({ shortNumbers: true });
    await user.type(input(), '955550132');
    expect(input()).toHaveValue('9 5555 0132');
    expect(sent()).toBe('+56955550132');
    await user.clear(input());
    await user.type(input(), '12345');
    await user.tab();
    expect(input()).toBeInvalid();
  });

  it('accepts no short number by default', async () => {
    const user = await show();
    await user.type(input(), '133');
    await user.tab();
    expect(input()).toBeInvalid();
  });

  it('shows an error on blur, not before', async () => {
    const user = await show();
    await user.type(input(), '955');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(input()).toHaveAccessibleDescription('Error: Check the number: it has too few or too many digits');
    expect(input()).toHaveValue('9 55');
    await user.clear(input());
    await user.tab();
    expect(sent()).toBe('');
    expect(input()).not.toHaveAccessibleDescription();
  });

  it('keeps the digits when another country is chosen, and names countries in the language', async () => {
    const user = await show({ defaultValue: '+56955550132' });
    await user.click(country());
    await user.selectOptions(country(), 'Peru +51');
    expect(sent()).toBe('+51955550132');
    expect(screen.getByText('+51')).toBeVisible();
  });

  it('returns to its initial number on a form reset', async () => {
    const user = await show({ defaultValue: '+56955550132' });
    await user.clear(input());
    await user.type(input(), '22');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input()).toHaveValue('9 5555 0132');
    expect(sent()).toBe('+56955550132');
  });

  it('shows the controlled value until the parent changes it', async () => {
    const ControlledField = () => {
      const [value] = useState('+56955550132');
      return field({ value, onValueChange: () => {} });
    };
    render(<ControlledField />);
    await waitFor(() => expect(input()).toHaveValue('9 5555 0132'));
    await userEvent.setup().type(input(), '9');
    expect(sent()).toBe('+56955550132');
  });

  it('ignores invalid props of untyped callers', async () => {
    await show({ defaultValue: 5 as never, defaultCountry: 'CL' });
    expect(input()).toHaveValue('');
    render(field({ label: 'Odd', defaultCountry: 'Atlantis', defaultValue: 'x'.repeat(5000) }));
    expect(screen.getByRole('textbox', { name: 'Odd' })).toHaveValue('x'.repeat(5000));
  });
});
