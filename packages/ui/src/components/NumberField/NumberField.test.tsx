import { NumberField, UiRoot, type NumberFieldProps } from '@school/ui';
import { messages as arabic } from '@school/ui/messages/ar';
import { messages as spanish } from '@school/ui/messages/es';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const messagesByLocale = { en: messages, es: spanish, ar: arabic };
const show = (props: Partial<NumberFieldProps> = {}, locale: keyof typeof messagesByLocale = 'en') => {
  const page = (more: Partial<NumberFieldProps>) => (
    <UiRoot locale={locale} messages={messagesByLocale[locale]}>
      <form aria-label="form">
        <NumberField label="Places" name="places" {...props} {...more} />
      </form>
    </UiRoot>
  );
  const { rerender } = render(page({}));
  return (more: Partial<NumberFieldProps>) => rerender(page(more));
};
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Places' });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('places');

describe('NumberField', () => {
  let consoleCalls: unknown[];
  beforeEach(() => {
    consoleCalls = [];
    vi.spyOn(console, 'warn').mockImplementation((text) => void consoleCalls.push(text));
  });
  afterEach(() => vi.restoreAllMocks());

  it('keeps the typed text until blur, then formats it in the language', async () => {
    const user = userEvent.setup();
    const values: (number | null)[] = [];
    show({ onValueChange: (value) => values.push(value) }, 'es');
    await user.type(field(), '12345,50');
    expect(field()).toHaveValue('12345,50');
    expect(sent()).toBe('12345.5');
    await user.tab();
    expect(field()).toHaveValue('12.345,5');
    expect(values.at(-1)).toBe(12345.5);
    expect(field()).toHaveAttribute('aria-valuenow', '12345.5');
    expect(field()).toHaveAttribute('aria-valuetext', '12.345,5');
  });

  it('accepts the digits of an Arabic keyboard', async () => {
    const user = userEvent.setup();
    show({}, 'ar');
    await user.type(field(), '٣٦');
    expect(sent()).toBe('36');
    await user.tab();
    expect(field()).toHaveValue('36');
    expect(field()).toHaveAttribute('dir', 'ltr');
  });

  it('keeps text that is not a number, shows an error, and blocks the form', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show({ defaultValue: 4, onValueChange });
    await user.clear(field());
    await user.type(field(), 'about thirty');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field()).toHaveValue('about thirty');
    expect(field()).toHaveAccessibleDescription('Error: Enter a number');
    expect(field().validity.customError).toBe(true);
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(sent()).toBe('');
    await user.clear(field());
    await user.type(field(), '30');
    await user.tab();
    expect(field()).toBeValid();
  });

  it('keeps a number out of range, and shows an error on blur', async () => {
    const user = userEvent.setup();
    show({ min: 5, max: 1200 });
    await user.type(field(), '2000');
    expect(field()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field()).toHaveValue('2,000');
    expect(field()).toHaveAccessibleDescription('Error: Enter 1,200 or less');
    await user.clear(field());
    await user.type(field(), '2');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Error: Enter 5 or more');
    expect(field()).toBeInvalid();
  });

  it('shows the given error first', async () => {
    const user = userEvent.setup();
    show({ max: 5, error: 'The hall has five places' });
    await user.type(field(), '9');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Error: The hall has five places');
  });

  describe.each(['en', 'ar'] as const)('keys of NumberField in %s', (locale) => {
    it.each([
      ['{ArrowUp}', 41],
      ['{ArrowDown}', 39],
      ['{PageUp}', 50],
      ['{PageDown}', 30],
      ['{Home}', 0],
      ['{End}', 100],
      ['{Shift>}{ArrowUp}{/Shift}', 40],
      ['{Control>}{ArrowUp}{/Control}', 40],
    ])('changes the value with %s to %i', async (keys, value) => {
      const user = userEvent.setup();
      show({ defaultValue: 40, min: 0, max: 100 }, locale);
      await user.click(field());
      await user.keyboard(keys);
      expect(field()).toHaveAttribute('aria-valuenow', String(value));
      expect(sent()).toBe(String(value));
    });
  });

  it('leaves Home and End to the cursor when there is no limit', async () => {
    const user = userEvent.setup();
    show({ defaultValue: 40 });
    await user.click(field());
    await user.keyboard('{Home}1{End}2');
    expect(field()).toHaveValue('1402');
  });

  it('stops at its limits and disables the matching button', async () => {
    const user = userEvent.setup();
    show({ defaultValue: 9, min: 0, max: 10, steppers: true });
    const more = screen.getByRole('button', { name: 'Increase Places' });
    await user.click(more);
    expect(sent()).toBe('10');
    expect(more).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Decrease Places' }));
    expect(sent()).toBe('9');
    expect(field()).toHaveAttribute('aria-valuemin', '0');
    expect(field()).toHaveAttribute('aria-valuemax', '10');
  });

  it('is one tab stop, with or without stepper buttons', async () => {
    const user = userEvent.setup();
    show({ steppers: true });
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([{ disabled: true }, { readOnly: true }])('cannot be stepped while %o', async (state) => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show({ defaultValue: 3, onValueChange, steppers: true, ...state });
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    for (const button of screen.queryAllByRole('button')) expect(button).toBeDisabled();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows the controlled value while the user types', async () => {
    const user = userEvent.setup();
    const CappedField = () => {
      const [value, setValue] = useState<number | null>(1);
      return (
        <UiRoot locale="en" messages={messages}>
          <NumberField
            label="Places"
            value={value}
            onValueChange={(next) => setValue(next === null ? null : Math.min(next, 30))}
          />
        </UiRoot>
      );
    };
    render(<CappedField />);
    await user.type(field(), '2');
    expect(field()).toHaveValue('12');
    await user.type(field(), '5');
    expect(field()).toHaveValue('30');
    await user.clear(field());
    expect(field()).toHaveValue('');
  });

  it('follows a new controlled value', () => {
    const again = show({ value: 1 });
    again({ value: 2500 });
    expect(field()).toHaveValue('2,500');
    again({ value: null });
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('aria-valuenow');
  });

  it('shows invalid numbers as empty, and warns developers of invalid steps', () => {
    show({ value: Number.NaN, step: 0, min: 3, max: 1 });
    expect(field()).toHaveValue('');
    expect(consoleCalls.join()).toContain('@school/ui: NumberField was given a step that is not above 0');
  });
});
