import { DatePicker, Dialog, UiRoot, type DatePickerProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/* Loads react-aria before the tests, because the first import is slow. */
beforeAll(async () => {
  const { unmount } = render(
    <UiRoot locale="en" messages={en}>
      <DatePicker label="First" />
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
  unmount();
});

const messagesByLocale = { en, ar, 'en-GB': en, 'fa-u-ca-persian': en } as const;
const field = (props: Partial<DatePickerProps> = {}) => <DatePicker label="Day" name="day" {...props} />;
const show = async (props?: Partial<DatePickerProps>, locale: keyof typeof messagesByLocale = 'en-GB') => {
  const user = userEvent.setup();
  render(
    <UiRoot locale={locale} messages={messagesByLocale[locale]}>
      <form>{field(props)}</form>
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton');
  return user;
};
const sent = () => new FormData(document.querySelector('form')!).get('day');
const getTrigger = () => screen.getByRole('button', { name: /Day/ });
const focused = () => document.activeElement?.getAttribute('aria-label');

/* Noon where the user is. */
beforeEach(() => void vi.setSystemTime(new Date(2026, 8, 8, 12)));

describe('DatePicker', () => {
  it('opens at its date and submits the chosen one', async () => {
    const onValueChange = vi.fn();
    const user = await show({ defaultValue: '2026-09-17', onValueChange });
    await user.click(getTrigger());
    const calendar = await screen.findByRole('dialog', { name: 'Day' });
    await waitFor(() => expect(focused()).toBe('Thursday, 17 September 2026'));
    expect(within(calendar).getByRole('gridcell', { selected: true })).toHaveTextContent('17');
    expect(within(calendar).getByRole('button', { current: 'date' })).toHaveTextContent('8');
    await user.click(within(calendar).getByRole('button', { name: 'Friday, 25 September 2026' }));
    expect(onValueChange.mock.calls).toEqual([['2026-09-25']]);
    expect(sent()).toBe('2026-09-25');
    expect(calendar).not.toBeInTheDocument();
    expect(getTrigger()).toHaveFocus();
  });

  it.each([
    ['en-GB', '{ArrowRight}', 'Friday, 18 September 2026'],
    ['en-GB', '{ArrowLeft}', 'Wednesday, 16 September 2026'],
    ['en-GB', '{ArrowDown}', 'Thursday, 24 September 2026'],
    ['en-GB', '{ArrowUp}', 'Thursday, 10 September 2026'],
    ['en-GB', '{Home}', 'Monday, 14 September 2026'],
    ['en-GB', '{End}', 'Sunday, 20 September 2026'],
    ['en', '{Home}', 'Sunday, September 13, 2026'],
    ['en-GB', '{PageDown}', 'Saturday, 17 October 2026'],
    ['en-GB', '{PageUp}', 'Monday, 17 August 2026'],
    ['en-GB', '{Shift>}{PageDown}{/Shift}', 'Friday, 17 September 2027'],
    ['en-GB', '{Shift>}{PageUp}{/Shift}', 'Wednesday, 17 September 2025'],
  ] as const)('moves focus in %s with %s to %s', async (locale, key, day) => {
    const user = await show({ defaultValue: '2026-09-17' }, locale);
    await user.click(getTrigger());
    await waitFor(() => expect(focused()).toMatch(/17/));
    await user.keyboard(key);
    expect(focused()).toBe(day);
  });

  it('moves to the next day with ArrowLeft in a right-to-left language', async () => {
    const user = await show({ defaultValue: '2026-09-17' }, 'ar');
    await user.click(getTrigger());
    await waitFor(() => expect(focused()).toMatch(/17/));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(sent()).toBe('2026-09-18');
  });

  it('opens with Alt+ArrowDown from its segments, and returns focus on Escape', async () => {
    const user = await show({ defaultValue: '2026-09-17' });
    await user.click(screen.getAllByRole('spinbutton')[0]!);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid', { name: 'September 2026' });
    await waitFor(() => expect(focused()).toMatch(/17/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Day' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(sent()).toBe('2026-09-17');
  });

  it('announces the month when it changes, and stays within its limits', async () => {
    const user = await show({ defaultValue: '2026-09-17', min: '2026-09-10', max: '2026-10-05' });
    await user.click(getTrigger());
    const calendar = await screen.findByRole('dialog', { name: 'Day' });
    await within(calendar).findByRole('grid');
    expect(within(calendar).getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const early = within(calendar).getByRole('button', { name: 'Wednesday, 9 September 2026' });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await user.click(early);
    expect(sent()).toBe('2026-09-17');
    await user.click(within(calendar).getByRole('button', { name: 'Next month' }));
    const liveRegion = calendar.querySelector('[aria-live="polite"]');
    expect(liveRegion).toHaveTextContent('October 2026');
    await user.click(within(calendar).getByRole('button', { name: 'Thursday, 1 October 2026' }));
    expect(sent()).toBe('2026-10-01');
  });

  it('shows the months of another calendar and submits the same dates', async () => {
    const user = await show({ defaultValue: '2026-03-21' }, 'fa-u-ca-persian');
    await user.click(getTrigger());
    await waitFor(() => expect(focused()).toMatch(/1405|۱۴۰۵/));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sent()).toBe('2026-03-28');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', async (state) => {
    const user = await show(state);
    const button = screen.queryByRole('button', { name: /Day/ });
    if (button) await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the calendar on the first Escape, the surrounding dialog on the second', async () => {
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    const closed = vi.fn();
    render(
      <UiRoot locale="en-GB" messages={en}>
        <Dialog defaultOpen title="Edit" onOpenChange={closed}>
          {field({ defaultValue: '2026-09-17' })}
        </Dialog>
      </UiRoot>,
    );
    await screen.findAllByRole('spinbutton');
    await user.click(getTrigger());
    await waitFor(() => expect(focused()).toMatch(/17/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledExactlyOnceWith(false);
  });
});
