import { DateField, Dialog, UiRoot, type DateFieldProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { messages as es } from '@school/ui/messages/es';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* Loads react-aria before the tests, because the first import is slow. */
beforeAll(async () => {
  const { unmount } = render(
    <UiRoot locale="en" messages={en}>
      <DateField label="First" />
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
  unmount();
});

const messagesByLocale = { en, es, ar, 'es-CL': es, 'fa-u-ca-persian': en } as const;
const page = (props: Partial<DateFieldProps> = {}, locale: keyof typeof messagesByLocale = 'es') => (
  <UiRoot locale={locale} messages={messagesByLocale[locale]}>
    <form>
      <DateField label="Birthday" name="born" {...props} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
const show = async (props?: Partial<DateFieldProps>, locale?: keyof typeof messagesByLocale) => {
  const user = userEvent.setup();
  const view = render(page(props, locale));
  await screen.findAllByRole('spinbutton');
  return { user, ...view };
};
const sent = () => new FormData(document.querySelector('form')!).get('born');
const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);
const part = (at: number) => screen.getAllByRole('spinbutton')[at]!;

describe('DateField', () => {
  it('renders its date on the server, in the order of the language', () => {
    const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');
    expect(text(renderToString(page({ defaultValue: '2012-03-09' })))).toContain('09/03/2012');
    expect(text(renderToString(page({ defaultValue: '2012-03-09' }, 'en')))).toContain('03/09/2012');
    expect(text(renderToString(page()))).toContain('dd/mm/aaaa');
  });

  it('renders a group named by its label, with a name for each segment', async () => {
    const ref = createRef<HTMLDivElement>();
    await show({ ref, id: 'born', help: 'As in the register.', required: true });
    const group = screen.getByRole('group', { name: 'Birthday' });
    expect(ref.current).toBe(group);
    expect(group).toHaveAttribute('id', 'born');
    expect(group).toHaveAccessibleDescription('As in the register.');
    expect(screen.getByRole('spinbutton', { name: 'día, Birthday' })).toBeRequired();
  });

  it('calls onFault when the date becomes invalid, with each error, and when it becomes valid again', async () => {
    const onFault = vi.fn<(isFaulty: boolean, error?: string) => void>();
    const { user } = await show({ onFault });
    await user.click(part(0));
    await user.keyboard('31022000');
    const incomplete = [true, es.dateField.incomplete];
    const noSuchDay = [true, es.dateField.noSuchDay];
    expect(onFault.mock.calls).toEqual([incomplete, noSuchDay]);
    await user.click(part(1));
    await user.keyboard('03');
    expect(onFault.mock.calls).toEqual([incomplete, noSuchDay, incomplete, [false, undefined]]);
    expect(sent()).toBe('2000-03-31');
  });

  it('keeps a date that does not exist when the language changes, and calls onFault with the new error', async () => {
    const onFault = vi.fn<(isFaulty: boolean, error?: string) => void>();
    const { user, rerender } = await show({ onFault });
    await user.click(part(0));
    await user.keyboard('31022000');
    rerender(page({ onFault }, 'en'));
    expect(parts()).toEqual(['02', '31', '2000']);
    expect(onFault).toHaveBeenLastCalledWith(true, en.dateField.noSuchDay);
  });

  it('moves to the next segment while typing, and calls onValueChange for complete dates only', async () => {
    const onValueChange = vi.fn();
    const { user } = await show({ onValueChange });
    await user.click(part(0));
    await user.keyboard('9320');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(sent()).toBe('');
    await user.keyboard('12');
    expect(onValueChange.mock.calls).toEqual([['2012-03-09']]);
    expect(sent()).toBe('2012-03-09');
  });

  it('moves between segments with arrow keys, steps values, and clears them', async () => {
    const { user } = await show({ defaultValue: '2026-09-17' });
    await user.click(part(0));
    await user.keyboard('{ArrowUp}');
    expect(sent()).toBe('2026-09-18');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(sent()).toBe('2026-08-18');
    await user.keyboard('{ArrowLeft}{End}');
    expect(sent()).toBe('2026-08-31');
    await user.keyboard('{Home}');
    expect(sent()).toBe('2026-08-01');
    await user.keyboard('{Backspace}{Backspace}');
    expect(parts()).toEqual(['dd', '08', '2026']);
    expect(sent()).toBe('');
  });

  it('keeps the typed text of a date that does not exist, and shows an error', async () => {
    const { user } = await show();
    await user.click(part(0));
    await user.keyboard('30022026');
    await user.tab();
    await waitFor(() => expect(part(0)).toBeInvalid());
    expect(screen.getByText(/Ese día no existe/)).toBeVisible();
    expect(parts()).toEqual(['30', '02', '2026']);
    expect(sent()).toBe('');
  });

  it.each([
    ['a month', '05002026', ['05', '00', '2026']],
    ['a day', '00052026', ['00', '05', '2026']],
  ])('asks for %s left at 0, without an error about the length of the month', async (_part, keys, left) => {
    const { user } = await show();
    await user.click(part(0));
    await user.keyboard(keys);
    await user.click(document.body);
    expect(screen.getByText(/Escribe el día, el mes y el año/)).toBeVisible();
    expect(screen.queryByText(/este mes es más corto/)).not.toBeInTheDocument();
    expect(parts()).toEqual(left);
    expect(sent()).toBe('');
  });

  it('shows the error of an incomplete date on blur, not while typing', async () => {
    const { user } = await show();
    await user.click(part(0));
    await user.keyboard('17');
    expect(screen.queryByText(/Escribe el día, el mes y el año/)).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByText(/Escribe el día, el mes y el año/)).toBeVisible();
  });

  it('keeps a date out of range and shows the limit', async () => {
    const { user } = await show({ min: '2026-01-01', max: '2026-12-31' });
    await user.click(part(0));
    await user.keyboard('17092025');
    await user.click(document.body);
    expect(screen.getByText('Elige 1 de enero de 2026 o después')).toBeVisible();
    expect(sent()).toBe('2025-09-17');
  });

  it('returns to its initial date on a form reset, and discards incomplete text', async () => {
    const { user } = await show({ defaultValue: '2026-09-17' });
    await user.click(part(0));
    await user.keyboard('{ArrowUp}{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(parts()).toEqual(['17', '09', '2026']));
    expect(sent()).toBe('2026-09-17');
  });

  it('shows the controlled value and follows its changes', async () => {
    const { user, rerender } = await show({ value: '2026-09-17', onValueChange: () => {} });
    await user.click(part(0));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(parts()).toEqual(['17', '09', '2026']));
    rerender(page({ value: '2026-10-01', onValueChange: () => {} }));
    await waitFor(() => expect(parts()).toEqual(['01', '10', '2026']));
    rerender(page({ value: '', onValueChange: () => {} }));
    await waitFor(() => expect(parts()).toEqual(['dd', 'mm', 'aaaa']));
  });

  it('receives focus through its label and its id', async () => {
    const { user } = await show({ id: 'born' });
    await user.click(screen.getByText('Birthday'));
    expect(part(0)).toHaveFocus();
    act(() => part(0).blur());
    act(() => document.getElementById('born')!.focus());
    expect(part(0)).toHaveFocus();
  });

  it('cannot be focused or submitted while disabled, or changed while read-only', async () => {
    const { user, rerender } = await show({ disabled: true, defaultValue: '2026-09-17' });
    expect(sent()).toBeNull();
    expect(part(0)).not.toHaveAttribute('tabindex');
    rerender(page({ readOnly: true, defaultValue: '2026-09-17' }));
    await user.click(part(0));
    await user.keyboard('{ArrowUp}5');
    expect(sent()).toBe('2026-09-17');
  });

  it('uses the calendar of the language tag and submits the same date', async () => {
    const { user } = await show({ defaultValue: '2026-03-21' }, 'fa-u-ca-persian');
    expect(parts().join('')).toMatch(/۱۴۰۵|1405/);
    await user.click(screen.getByRole('spinbutton', { name: /^روز/ }));
    await user.keyboard('{ArrowUp}');
    expect(sent()).toBe('2026-03-22');
  });

  it('writes Arabic dates with digits 0 to 9, and accepts Arabic digits', async () => {
    const { user } = await show({}, 'ar');
    await user.click(part(0));
    await user.keyboard('١٧٠٩٢٠٢٦');
    expect(sent()).toBe('2026-09-17');
    expect(parts()).toEqual(['17', '09', '2026']);
  });

  it.each(['2026-02-30', 'tomorrow', 7])('shows nothing for %o and warns developers', async (invalid) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show({ defaultValue: invalid as string });
    expect(parts()).toEqual(['dd', 'mm', 'aaaa']);
    expect(sent()).toBe('');
    for (const [text] of warn.mock.calls)
      expect(text).toContain('DateField was given a value that is no date');
    warn.mockRestore();
  });

  it('inserts no style element', async () => {
    const before = document.querySelectorAll('style').length;
    await show();
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
  });

  it('sets only the empty text as HTML while it is typed in, which the kit’s Trusted Types policy allows', async () => {
    const { user } = await show();
    const innerHtmlSetter = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    await user.click(part(0));
    await user.keyboard('09032012{ArrowUp}{ArrowUp}');
    expect(new Set(innerHtmlSetter.mock.calls.flat())).toEqual(new Set(['']));
    innerHtmlSetter.mockRestore();
  });

  it('leaves Escape to the surrounding dialog', async () => {
    const user = userEvent.setup();
    const closed = vi.fn();
    render(
      <UiRoot locale="es" messages={es}>
        <Dialog defaultOpen title="Edit" onOpenChange={closed}>
          <DateField label="Birthday" />
        </Dialog>
      </UiRoot>,
    );
    await user.click((await screen.findAllByRole('spinbutton'))[0]!);
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledExactlyOnceWith(false);
  });
});
