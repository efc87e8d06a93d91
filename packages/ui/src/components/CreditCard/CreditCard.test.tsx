import { CreditCard, UiRoot, type CreditCardProps, type CreditCardText } from '@school/ui';
import { messages as arabic } from '@school/ui/messages/ar';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const today = new Date(2026, 10, 21);
const page = (props: CreditCardProps = {}) => (
  <UiRoot locale="en" messages={messages}>
    <form aria-label="form">
      <CreditCard today={today} {...props} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const number = () => field('Card number');
const code = () => field('Security code');
const side = () => document.querySelector('[data-side]')?.getAttribute('data-side');
const sent = () => Array.from(new FormData(screen.getByRole<HTMLFormElement>('form')));

afterEach(() => vi.restoreAllMocks());

describe('CreditCard', () => {
  it('calls onValueChange with the texts and whether the card is complete', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(page({ onValueChange }));
    await user.type(field('Name on the card'), 'Ignacia Soto');
    await user.type(number(), '4111111111111111');
    await user.type(field('Expires'), '929');
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ valid: false }));
    await user.type(code(), '1a23');
    expect(number()).toHaveValue('4111 1111 1111 1111');
    expect(field('Expires')).toHaveValue('09/29');
    expect(onValueChange).toHaveBeenLastCalledWith({
      holder: 'Ignacia Soto',
      number: '4111111111111111',
      expiration: '09/29',
      securityCode: '123',
      brand: 'visa',
      valid: true,
    });
  });

  it('sets autocomplete tokens', () => {
    render(page());
    const tokens = ['Name on the card', 'Card number', 'Expires', 'Security code'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
    expect(screen.getByRole('group', { name: 'Card' })).toBeVisible();
  });

  it('shows the back of the card while the code has focus', async () => {
    const user = userEvent.setup();
    render(page());
    expect(side()).toBe('front');
    await user.click(code());
    expect(side()).toBe('back');
    await user.tab({ shift: true });
    expect(side()).toBe('front');
  });

  it('detects the brand, describes the number with it, and groups the digits by it', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(number(), '3782');
    expect(number()).toHaveAccessibleDescription('American Express');
    await user.type(number(), '822463100059');
    expect(number()).toHaveValue('3782 822463 10005');
    expect(code()).toHaveAccessibleDescription('The code has 4 digits. It is never stored.');
    await user.type(code(), '12345');
    expect(code()).toHaveValue('1234');
  });

  it('edits a digit in the middle, and deletes across a space', async () => {
    const user = userEvent.setup();
    render(page({ defaultValue: { number: '41111111' } }));
    await user.click(number());
    number().setSelectionRange(2, 2);
    await user.keyboard('9');
    expect(number()).toHaveValue('4191 1111 1');
    expect(number().selectionStart).toBe(3);
    number().setSelectionRange(5, 5);
    await user.keyboard('{Backspace}');
    expect(number()).toHaveValue('4191 1111');
    number().setSelectionRange(4, 4);
    await user.keyboard('{Delete}{Delete}');
    expect(number()).toHaveValue('4191 11');
  });

  it('shows an error on blur, and none for empty fields', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(number(), '4111 1111 1111 1112');
    expect(number()).toBeValid();
    await user.tab();
    expect(number()).toHaveAccessibleDescription(/^Error: Check the card number/);
    await user.tab();
    expect(field('Expires')).toBeValid();
    await user.type(field('Expires'), '0926');
    await user.tab();
    expect(field('Expires')).toHaveAccessibleDescription('Error: This card has expired');
    await user.clear(field('Expires'));
    await user.type(field('Expires'), '0');
    await user.type(code(), '1');
    await user.tab();
    expect(field('Expires')).toHaveAccessibleDescription(/^Error: Enter the month and year/);
    expect(code()).toHaveAccessibleDescription(/Error: The code has 3 digits/);
  });

  it('shows the given error first', () => {
    render(page({ errors: { number: 'The bank refused this card' } }));
    expect(number()).toHaveAccessibleDescription('Error: The bank refused this card');
  });

  it('stores, logs and submits nothing without a name', async () => {
    const user = userEvent.setup();
    const output: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...args) => void output.push(args));
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((...args) => void output.push(args));
    render(page());
    await user.type(number(), '4111111111111111');
    await user.type(code(), '123');
    await user.tab();
    expect(output).toEqual([]);
    expect(document.cookie).toBe('');
    expect(sent()).toEqual([]);
    expect(screen.getByRole('form')).not.toHaveTextContent('123');
  });

  it('submits four values with a name, digits only, and resets with its form', async () => {
    const user = userEvent.setup();
    render(page({ name: 'card', defaultValue: { holder: 'Ana', number: '4111' } }));
    await user.type(number(), '1');
    await user.type(field('Expires'), '1/30');
    expect(sent()).toEqual([
      ['card.holder', 'Ana'],
      ['card.number', '41111'],
      ['card.expiration', '01/30'],
      ['card.securityCode', ''],
    ]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(number()).toHaveValue('4111');
    expect(field('Expires')).toHaveValue('');
  });

  it('shows the controlled value until the parent changes it', async () => {
    const user = userEvent.setup();
    const start: CreditCardText = { holder: '', number: '4111', expiration: '', securityCode: '' };
    const FailingCard = () => {
      const [card, setCard] = useState(start);
      return page({
        value: card,
        onValueChange: (next) => setCard({ ...next, number: '4111', holder: next.holder.toUpperCase() }),
      });
    };
    render(<FailingCard />);
    await user.type(number(), '1');
    expect(number()).toHaveValue('4111');
    await user.type(field('Name on the card'), 'ana');
    expect(field('Name on the card')).toHaveValue('ANA');
  });

  it('draws the card left to right in every language, hidden from screen readers', () => {
    render(
      <UiRoot locale="ar" messages={arabic}>
        <CreditCard defaultValue={{ number: '4111111111111111' }} />
      </UiRoot>,
    );
    const card = document.querySelector('[data-side]');
    expect(card).toHaveAttribute('dir', 'ltr');
    expect(card).toHaveAttribute('aria-hidden', 'true');
    expect(card).toHaveTextContent('4111 1111 1111 1111');
    expect(screen.getByLabelText('رقم البطاقة')).toHaveAttribute('dir', 'ltr');
  });

  it('cannot be edited while disabled, and ignores invalid props of untyped callers', () => {
    const invalid = { holder: null, number: 4111, expiration: undefined } as unknown as CreditCardText;
    render(page({ disabled: true, defaultValue: invalid }));
    expect(number()).toBeDisabled();
    expect(number()).toHaveValue('4111');
    expect(field('Name on the card')).toHaveValue('');
  });
});
