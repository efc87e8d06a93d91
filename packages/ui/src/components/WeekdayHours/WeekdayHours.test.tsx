import { UiRoot, WeekdayHours, type WeekdayHoursProps, type WeekdayHoursSpan } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { messages as es } from '@school/ui/messages/es';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* Loads react-aria before the tests, because the first import is slow. */
beforeAll(async () => {
  const { unmount } = render(
    <UiRoot locale="es" messages={es}>
      <WeekdayHours label="Hours" defaultValue={[{ weekday: 1, opens: '', closes: '' }]} />
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
  unmount();
});

const monday = { weekday: 1, opens: '08:00', closes: '13:00' };
const messagesByLocale = { es, ar, en } as const;
const show = (props: Partial<WeekdayHoursProps> = {}, locale: keyof typeof messagesByLocale = 'es') => {
  render(
    <UiRoot locale={locale} messages={messagesByLocale[locale]}>
      <form>
        <WeekdayHours label="Horario" name="hours" defaultValue={[monday]} {...props} />
        <button type="reset">Reset</button>
      </form>
    </UiRoot>,
  );
  return userEvent.setup();
};
const sent = () =>
  JSON.parse(String(new FormData(document.querySelector('form')!).get('hours'))) as WeekdayHoursSpan[];
const queryFault = () => within(screen.getByRole('group', { name: 'Horario' })).queryByText(/posterior/);
const days = () => screen.getAllByRole('listitem');
const parts = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('spinbutton');

describe('WeekdayHours', () => {
  it('renders a group of seven days, starting with the first of the language', () => {
    show();
    expect(screen.getByRole('group', { name: 'Horario' })).toBeVisible();
    expect(days()).toHaveLength(7);
    expect(days()[0]).toHaveTextContent(/^lunes/);
    expect(days()[1]).toHaveTextContent('martesCerrado');
    show({}, 'en');
    expect(days()[7]).toHaveTextContent(/^Sunday/);
  });

  it('is usable by keyboard alone, and submits complete hours only', async () => {
    const onValueChange = vi.fn();
    const user = show({ defaultValue: [], onValueChange });
    screen.getByRole('button', { name: 'Agregar horario del domingo' }).focus();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith([{ weekday: 0, opens: '', closes: '' }]);
    expect(sent()).toEqual([]);
    await waitFor(() => expect(parts(/domingo, abre/)[0]).toHaveFocus());
    await user.keyboard('0930');
    expect(onValueChange).toHaveBeenLastCalledWith([{ weekday: 0, opens: '09:30', closes: '' }]);
    await user.tab();
    await user.keyboard('0000');
    /* It closes at the end of that day, not at its beginning. */
    expect(sent()).toEqual([{ weekday: 0, opens: '09:30', closes: '24:00' }]);
    await user.click(screen.getByRole('button', { name: /^Quitar .* del domingo$/ }));
    expect(screen.getByRole('button', { name: 'Agregar horario del domingo' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['closing before opening', [{ ...monday, closes: '07:00' }], /cierra/, /posterior a 8:00/],
    ['hours over others', [monday, { ...monday, opens: '12:00' }], /abre 2/, /se superpone con 8:00.13:00/],
    ['half of it', [{ ...monday, closes: '' }], /cierra/, /Escribe la hora y los minutos/],
  ] as const)('shows the error of %s at the field to correct', (_, defaultValue, field, text) => {
    show({ defaultValue });
    expect(screen.getByRole('group', { name: field })).toHaveAccessibleDescription(
      expect.stringMatching(text),
    );
    expect(parts(field)[0]).toBeInvalid();
  });

  it('shows an error on blur, not while the user types', async () => {
    const user = show();
    await user.click(parts(/cierra/)[0]!);
    await user.keyboard('0700');
    expect(queryFault()).not.toBeInTheDocument();
    await user.click(document.body);
    expect(queryFault()).toBeVisible();
    await user.click(parts(/cierra/)[0]!);
    expect(queryFault()).toBeVisible();
    await user.keyboard('1900');
    expect(queryFault()).not.toBeInTheDocument();
  });

  it('copies the hours of a day to others and announces it', async () => {
    const user = show({ defaultValue: [monday, { weekday: 6, opens: '10:00', closes: '11:00' }] });
    const copy = screen.getByRole('button', { name: 'Copiar el horario del lunes a otros días' });
    await user.click(copy);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('checkbox', { name: 'lunes' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: 'martes' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'sábado' }));
    await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
    expect(sent()).toEqual([monday, { ...monday, weekday: 2 }, { ...monday, weekday: 6 }]);
    expect(screen.getByRole('status')).toHaveTextContent('Horario copiado');
    await waitFor(() => expect(copy).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Monday', monday, [1, 2, 3, 4, 5]],
    ['Saturday', { weekday: 6, opens: '10:00', closes: '11:00' }, [1, 2, 3, 4, 5, 6]],
  ])('copies the hours of %s to Monday–Friday by keyboard', async (_, span, weekdays) => {
    const user = show({ defaultValue: [span] });
    const copy = screen.getByRole('button', { name: /^Copiar el horario/ });
    copy.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: 'Copiar de lunes a viernes' }).focus();
    await user.keyboard('{Enter}');
    expect(sent()).toEqual(weekdays.map((weekday) => ({ ...span, weekday })));
    expect(screen.getByRole('status')).toHaveTextContent('Horario copiado');
    await waitFor(() => expect(copy).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('returns to its initial hours on a form reset', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^Quitar/ }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(sent()).toEqual([monday]);
  });

  it('shows the controlled value until the parent changes it', async () => {
    const user = show({ value: [monday] });
    await user.click(screen.getByRole('button', { name: /^Quitar/ }));
    expect(sent()).toEqual([monday]);
  });

  it('shows hours as text when read-only', () => {
    show({ readOnly: true, defaultValue: [monday, { weekday: 1, opens: '14:00', closes: '24:00' }] });
    expect(days()[0]).toHaveTextContent('lunes8:00–13:0014:00–0:00');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('ignores invalid values, and warns developers once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const invalid = [
      null,
      { weekday: 9, opens: '08:00', closes: '09:00' },
      { weekday: 1, opens: '8' },
      monday,
    ];
    show({ defaultValue: invalid as unknown as WeekdayHoursSpan[] });
    expect(sent()).toEqual([monday]);
    show({ defaultValue: null as unknown as WeekdayHoursSpan[] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
