import { DateTimeField, UiRoot, type DateTimeFieldProps } from '@school/ui';
import { messages as es } from '@school/ui/messages/es';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* Loads react-aria before the tests, because the first import is slow. */
beforeAll(async () => {
  const { unmount } = render(
    <UiRoot locale="en" messages={es}>
      <DateTimeField label="First" />
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
  unmount();
});

const santiago = 'America/Santiago';
const show = async (props: Partial<DateTimeFieldProps> = {}) => {
  const user = userEvent.setup();
  render(
    <UiRoot locale="es-CL" messages={es}>
      <form>
        <DateTimeField label="Begins" name="begins" timeZone={santiago} {...props} />
      </form>
    </UiRoot>,
  );
  return { user, parts: await screen.findAllByRole('spinbutton') };
};
const sent = () => new FormData(document.querySelector('form')!).get('begins');

describe('DateTimeField', () => {
  it('submits the typed time with the offset of its time zone', async () => {
    const { user, parts } = await show();
    await user.click(parts[0]!);
    await user.keyboard('170920261830');
    expect(sent()).toBe('2026-09-17T18:30:00-03:00');
  });

  it.each([
    ['17092026', es.dateField.incompleteTime],
    ['1709', es.dateField.incomplete],
  ])('shows what is missing after %s', async (typed, error) => {
    const { user, parts } = await show();
    await user.click(parts[0]!);
    await user.keyboard(typed);
    await user.tab();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('shows an instant in its time zone and keeps the offset of the value', async () => {
    const onValueChange = vi.fn();
    const { parts } = await show({ defaultValue: '2026-09-17T21:30:00Z', onValueChange });
    expect(parts.map((part) => part.textContent)).toEqual(['17', '09', '2026', '18', '30']);
    expect(sent()).toBe('2026-09-17T21:30:00Z');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('names the time zone when it differs from the user’s', async () => {
    const localTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [timeZone, name] = localTimeZone === santiago ? ['Asia/Tokyo', /Japón/] : [santiago, /Chile/];
    const { parts } = await show({ timeZone });
    expect(parts[0]).toHaveAccessibleDescription(name);
  });

  it('does not name the time zone when it is the user’s', async () => {
    await show({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
    expect(document.querySelector('form p')).toBeNull();
  });

  it('keeps the reason of its error when it takes focus again after the page reported the field', async () => {
    const { user, parts } = await show({ error: 'Write a date' });
    await user.click(parts[0]!);
    await user.keyboard('310220260900');
    await user.tab();
    await user.tab();
    expect(screen.getByText(es.dateField.noSuchDay)).toBeVisible();
    await user.tab({ shift: true });
    expect(screen.getByText(es.dateField.noSuchDay)).toBeVisible();
    expect(screen.queryByText('Write a date')).toBeNull();
  });

  it('keeps a time that is skipped by a clock change, and shows an error', async () => {
    const { user, parts } = await show();
    await user.click(parts[0]!);
    await user.keyboard('060920260030');
    await user.click(document.body);
    await waitFor(() => expect(parts[0]).toBeInvalid());
    expect(
      screen.getByText('Esa hora no existe: el 6 de septiembre de 2026 los relojes pasan de 0:00 a 1:00'),
    ).toBeVisible();
    expect(sent()).toBe('');
    expect(parts.map((part) => part.textContent)).toEqual(['06', '09', '2026', '00', '30']);
    await user.click(parts[3]!);
    await user.keyboard('01');
    expect(sent()).toBe('2026-09-06T01:30:00-03:00');
  });

  it('keeps the time when a day is chosen from the calendar', async () => {
    const { user } = await show({ defaultValue: '2026-09-17T18:30:00-03:00' });
    await user.click(screen.getByRole('button', { name: /Begins/ }));
    await user.click(await screen.findByRole('button', { name: 'Mes anterior' }));
    await user.click(await screen.findByRole('button', { name: 'viernes, 28 de agosto de 2026' }));
    expect(sent()).toBe('2026-08-28T18:30:00-04:00');
  });

  it('shows the limits in its time zone', async () => {
    const { user, parts } = await show({ min: '2026-09-17T12:00:00-03:00' });
    await user.click(parts[0]!);
    await user.keyboard('170920261130');
    await user.click(document.body);
    expect(screen.getByText(/Elige 17 sept 2026, 12:00 o después/)).toBeVisible();
  });

  it('uses the user’s time zone when the given one is unknown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show({ timeZone: 'Mars/Olympus' });
    expect(warn.mock.calls.flat().join()).toContain('a time zone that the browser');
    warn.mockRestore();
  });
});
