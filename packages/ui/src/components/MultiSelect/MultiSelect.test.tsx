import { Dialog, MultiSelect, UiRoot, type ComboboxOption, type MultiSelectProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const options: ComboboxOption[] = [
  { value: '7a', label: '7° A' },
  { value: '7b', label: '7° B' },
  { value: '8a', label: '8° A', disabled: true },
  { value: '8b', label: '8° B' },
];

const field = (props: Partial<MultiSelectProps> = {}, locale = 'en') => (
  <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
    <form>
      <MultiSelect label="Courses" name="course" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
const show = (props?: Partial<MultiSelectProps>, locale?: string) => {
  render(field(props, locale));
  return userEvent.setup();
};
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Courses' });
const sent = () => new FormData(document.querySelector('form')!).getAll('course');
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

afterEach(() => void vi.restoreAllMocks());

describe('MultiSelect', () => {
  it('picks nothing by a key that completes a composed word', async () => {
    const user = show();
    await user.type(input(), '7° b');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    // S5: Safari reports the key that ends a composition so.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(sent()).toEqual([]);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(sent()).toEqual(['7b']);
  });

  it('shows the chosen options and their number, and submits each', () => {
    show({ defaultValue: ['7a', '8b'], help: 'Those who shall read it' });
    const list = screen.getByRole('list', { name: '2 selected' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(input()).toHaveAccessibleDescription('2 selected Those who shall read it');
    expect(sent()).toEqual(['7a', '8b']);
  });

  it('chooses several options without closing, and replaces the query with the next one', async () => {
    const onValueChange = vi.fn();
    const user = show({ onValueChange });
    await user.type(input(), '7{Enter}');
    expect(sent()).toEqual(['7a']);
    expect(screen.getByRole('option', { name: '7° A' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('8{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['7a', '8b']);
    await user.click(screen.getByRole('option', { name: '8° B' }));
    expect(sent()).toEqual(['7a']);
    expect(input()).toHaveFocus();
  });

  it.each([
    ['en', 'ArrowLeft', 'ArrowRight'],
    ['ar', 'ArrowRight', 'ArrowLeft'],
  ])('moves to its tags with arrow keys and back to the text (%s)', async (locale, toStart, toEnd) => {
    const user = show({ defaultValue: ['7a', '7b', '8b'] }, locale);
    const tag = (at: number) => within(screen.getByRole('list')).getAllByRole('button')[at]!;
    await user.tab();
    expect(input()).toHaveFocus();
    await user.keyboard(`{${toStart}}`);
    expect(tag(2)).toHaveFocus();
    await user.keyboard(`{${toStart}}`);
    expect(tag(1)).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(sent()).toEqual(['7a', '8b']);
    expect(tag(1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tag(0)).toHaveFocus();
    await user.keyboard(`{${toEnd}}{${toEnd}}`);
    expect(input()).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(tag(1)).toHaveFocus();
    expect(sent()).toEqual(['7a', '8b']);
    await user.keyboard('{Backspace}{Backspace}');
    expect(sent()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it('moves a character typed on a tag to the text', async () => {
    const user = show({ defaultValue: ['7a'] });
    await user.tab();
    await user.keyboard('{Backspace}8');
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('8');
  });

  it('removes one option by the button of its tag', async () => {
    const user = show({ defaultValue: ['7a', '7b'] });
    await user.click(remove('7° A'));
    expect(sent()).toEqual(['7b']);
    expect(remove('7° B')).toHaveFocus();
  });

  it('selects all matching options, and deselects them again', async () => {
    const user = show({ selectAll: true, defaultValue: ['7a'] });
    await user.click(input());
    const all = () => screen.getByRole('option', { name: /Select all/ });
    expect(all()).toHaveTextContent('Select all (3)');
    await user.keyboard('{ArrowDown}');
    await user.click(all());
    expect(sent()).toEqual(['7a', '7b', '8b']);
    expect(all()).toHaveAttribute('aria-selected', 'true');
    await user.type(input(), '7');
    await user.click(all());
    expect(sent()).toEqual(['8b']);
  });

  it('returns to its initial values on a form reset', async () => {
    const user = show({ defaultValue: ['7b'] });
    await user.type(input(), '8{Enter}');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(sent()).toEqual(['7b']);
  });

  it('keeps labels of options chosen from a search after the search has moved on', async () => {
    const user = show({
      options: (query) => Promise.resolve(query === 'a' ? [{ value: 'p1', label: 'Ana' }] : []),
      known: [{ value: 'p0', label: 'Pía' }],
      defaultValue: ['p0'],
    });
    expect(screen.getByText('Pía')).toBeVisible();
    await user.type(input(), 'a');
    await user.click(await screen.findByRole('option', { name: 'Ana' }));
    await user.clear(input());
    await user.type(input(), 'zz');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('No matches'));
    expect(remove('Ana')).toBeVisible();
    expect(sent()).toEqual(['p0', 'p1']);
  });

  it.each([{ disabled: true }, { readOnly: true }])('changes nothing while %o', async (state) => {
    const user = show({ ...state, defaultValue: ['7a'] });
    await user.click(input());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('closes on the first Escape, the surrounding dialog on the second', async () => {
    render(
      <UiRoot locale="en" messages={en}>
        <Dialog title="Edit" defaultOpen>
          <MultiSelect label="Courses" options={options} />
        </Dialog>
      </UiRoot>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: 'Courses' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ignores invalid props of untyped callers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = show({ options: null as never, value: ['a', 'a', null as never] });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(input());
    expect(screen.getByRole('option')).toHaveTextContent('No matches');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('MultiSelect was given a value'));
  });
});
