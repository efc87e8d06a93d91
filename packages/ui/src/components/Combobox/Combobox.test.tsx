import { Combobox, Dialog, UiRoot, type ComboboxOption, type ComboboxProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const options: ComboboxOption[] = [
  { value: 'cur', label: 'Curicó', description: 'Maule' },
  { value: 'con', label: 'Concón', disabled: true },
  { value: 'nun', label: 'Ñuñoa', description: 'Metropolitana', keywords: ['Santiago'] },
  { value: 'val', label: 'Valparaíso' },
];

const field = (props: Partial<ComboboxProps> = {}, locale = 'en') => (
  <StrictMode>
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
      <form>
        <Combobox label="Commune" name="commune" options={options} {...props} />
        <button type="reset">Reset</button>
      </form>
    </UiRoot>
  </StrictMode>
);
const show = (props?: Partial<ComboboxProps>, locale?: string) => {
  render(field(props, locale));
  return userEvent.setup();
};
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Commune' });
const sent = () => new FormData(document.querySelector('form')!).get('commune');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

afterEach(() => void vi.restoreAllMocks());

describe('Combobox', () => {
  it('renders an input without a list until it is opened', () => {
    const ref = createRef<HTMLInputElement>();
    show({ ref, help: 'Of the place', defaultValue: 'nun' });
    expect(ref.current).toBe(input());
    expect(input()).toHaveValue('Ñuñoa');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveAccessibleDescription('Of the place');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sent()).toBe('nun');
  });

  it('picks nothing by a key that completes a composed word', async () => {
    const user = show();
    await user.type(input(), 'curi');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    // S5: Safari reports the key that ends a composition so.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(names()).toEqual(['CuricóMaule']);
    expect(sent()).toBe('');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(sent()).toBe('cur');
  });

  it('finds an option by any word, ignoring case and accents, and highlights the match', async () => {
    const user = show();
    await user.type(input(), 'CURI');
    expect(names()).toEqual(['CuricóMaule']);
    expect(screen.getByText('Curi')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.clear(input());
    await user.type(input(), 'santi nunoa');
    expect(names()).toEqual(['ÑuñoaMetropolitana']);
    await user.keyboard('{Enter}');
    expect(input()).toHaveValue('Ñuñoa');
    expect(sent()).toBe('nun');
  });

  it.each(['en', 'ar'])('supports the keys of the ARIA combobox pattern (%s)', async (locale) => {
    const user = show({}, locale);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Curicó');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Ñuñoa');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Curicó');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Valparaíso');
    await user.keyboard('{PageUp}');
    expect(active()).toHaveTextContent('Curicó');
    await user.keyboard('{Enter}');
    expect(sent()).toBe('cur');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Valparaíso');
    await user.keyboard('{Escape}');
    expect(sent()).toBe('cur');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox', { name: 'Commune' })).toBeVisible();
    expect(active()).toBeNull();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('discards unmatched text on blur, and accepts a full name', async () => {
    const user = show({ defaultValue: 'cur' });
    await user.click(input());
    await user.clear(input());
    await user.type(input(), 'Atlantis');
    expect(names()).toEqual(['No matches']);
    await user.tab();
    expect(sent()).toBe('');
    expect(input()).toHaveValue('');
    await user.type(input(), 'valparaiso');
    await user.tab();
    expect(sent()).toBe('val');
  });

  it('selects an option on click, but not a disabled one', async () => {
    const onValueChange = vi.fn();
    const user = show({ onValueChange });
    await user.click(screen.getByRole('button', { name: 'Show options' }));
    expect(input()).toHaveFocus();
    await user.click(screen.getByRole('option', { name: /Concón/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: /Valparaíso/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('val', options[3]);
    expect(input()).toHaveFocus();
  });

  it('returns to its initial value on a form reset', async () => {
    const user = show({ defaultValue: 'cur' });
    await user.clear(input());
    await user.type(input(), 'valp{Enter}');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input()).toHaveValue('Curicó');
    expect(sent()).toBe('cur');
  });

  it('shows the controlled value until the parent changes it', async () => {
    const ControlledCombobox = () => {
      const [value] = useState('cur');
      return field({ value, onValueChange: () => {} });
    };
    render(<ControlledCombobox />);
    const user = userEvent.setup();
    await user.clear(input());
    await user.type(input(), 'valp{Enter}');
    expect(input()).toHaveValue('Curicó');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', async (state) => {
    const user = show(state);
    await user.click(input());
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('searches on a server, announces loading, and ignores an outdated answer', async () => {
    const answers = new Map<string, (options: ComboboxOption[]) => void>();
    const signals: AbortSignal[] = [];
    const user = show({
      known: [{ value: 'old', label: 'Old one' }],
      defaultValue: 'old',
      options: (query, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.set(query, resolve));
      },
    });
    expect(input()).toHaveValue('Old one');
    await user.click(input());
    await user.clear(input());
    await user.type(input(), 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    expect(names()).toEqual(['Searching']);
    await user.type(input(), 'b');
    await waitFor(() => expect(answers.has('ab')).toBe(true));
    expect(signals.find((_, at) => [...answers.keys()][at] === 'a')?.aborted ?? true).toBe(true);
    await act(async () => answers.get('a')!([{ value: '1', label: 'Late' }]));
    expect(names()).toEqual(['Searching']);
    await act(async () => answers.get('ab')!([{ value: '2', label: 'Abel' }]));
    expect(names()).toEqual(['Abel']);
    await user.keyboard('{Enter}');
    expect(sent()).toBe('2');
    expect(input()).toHaveValue('Abel');
  });

  it('retries a failed search on Enter', async () => {
    let fails = true;
    const user = show({
      options: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve([options[0]!])),
    });
    await user.click(input());
    expect(await screen.findByRole('option', { name: /Search failed/ })).toBeVisible();
    fails = false;
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /Curicó/ })).toBeVisible();
  });

  it('limits the rendered rows and shows that there are more', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Person ${at}` }));
    const user = show({ options: many });
    await user.click(input());
    expect(screen.getAllByRole('option')).toHaveLength(100);
    expect(screen.getByText('900 more. Type to find them.')).toBeVisible();
  });

  it('closes on the first Escape, the surrounding dialog on the second', async () => {
    render(
      <UiRoot locale="en" messages={en}>
        <Dialog title="Edit" defaultOpen>
          <Combobox label="Commune" options={options} />
        </Dialog>
      </UiRoot>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: 'Commune' }));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listbox'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ignores invalid props of untyped callers, and warns developers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = show({ options: null as never, value: null as never });
    await user.click(input());
    expect(names()).toEqual(['No matches']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Combobox was given no options'));
    render(
      field({ label: 'Twice', options: [options[0]!, options[0]!, null as never, { value: 'x' } as never] }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Twice' }));
    expect(names()).toEqual(['CuricóMaule', 'x']);
  });
});
