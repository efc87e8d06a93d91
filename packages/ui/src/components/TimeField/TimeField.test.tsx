import { TimeField, UiRoot, type TimeFieldProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { messages as es } from '@school/ui/messages/es';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* Loads react-aria before the tests, because the first import is slow. */
beforeAll(async () => {
  const { unmount } = render(
    <UiRoot locale="en" messages={en}>
      <TimeField label="First" />
    </UiRoot>,
  );
  await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
  unmount();
});

const messagesByLocale = { en, es, ar } as const;
const page = (props: Partial<TimeFieldProps> = {}, locale: keyof typeof messagesByLocale = 'es') => (
  <UiRoot locale={locale} messages={messagesByLocale[locale]}>
    <form>
      <TimeField label="Bell" name="bell" {...props} />
    </form>
  </UiRoot>
);
const show = async (props?: Partial<TimeFieldProps>, locale?: keyof typeof messagesByLocale) => {
  const user = userEvent.setup();
  const { rerender } = render(page(props, locale));
  return { user, rerender, parts: await screen.findAllByRole('spinbutton') };
};
const sent = () => new FormData(document.querySelector('form')!).get('bell');

describe('TimeField', () => {
  it('uses a 24-hour clock where the language does', async () => {
    const onValueChange = vi.fn();
    const { user, parts } = await show({ onValueChange });
    expect(parts).toHaveLength(2);
    await user.click(parts[0]!);
    await user.keyboard('1830');
    expect(onValueChange).toHaveBeenLastCalledWith('18:30');
    expect(sent()).toBe('18:30');
  });

  it('uses a 12-hour clock where the language does, and submits 24 hours', async () => {
    const { user, parts } = await show({}, 'en');
    expect(parts).toHaveLength(3);
    await user.click(parts[0]!);
    await user.keyboard('630p');
    expect(sent()).toBe('18:30');
  });

  it('keeps an unfinished time when the language changes, and uses its clock once the time is complete', async () => {
    const { user, rerender, parts } = await show();
    await user.click(parts[0]!);
    await user.keyboard('18');
    rerender(page({}, 'en'));
    expect(screen.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('18');
    await user.click(screen.getByRole('spinbutton', { name: /minute/ }));
    await user.keyboard('30');
    expect(sent()).toBe('18:30');
    expect(screen.getByRole('spinbutton', { name: /AM\/PM/ })).toHaveTextContent('PM');
  });

  it('shows midnight as 12 AM', async () => {
    await show({ defaultValue: '00:00' }, 'en');
    expect(screen.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('12');
    expect(screen.getByRole('spinbutton', { name: /AM\/PM/ })).toHaveTextContent('AM');
  });

  it('shows an error for a missing segment, and for a time after the maximum', async () => {
    const { user, parts } = await show({ max: '20:00' });
    await user.click(parts[0]!);
    await user.keyboard('23');
    await user.click(document.body);
    expect(screen.getByText('Escribe la hora y los minutos')).toBeVisible();
    expect(sent()).toBe('');
    await user.click(parts[1]!);
    await user.keyboard('15');
    await user.click(document.body);
    expect(screen.getByText('Elige 20:00 o antes')).toBeVisible();
    expect(sent()).toBe('23:15');
  });

  it('wraps around at the end of a segment', async () => {
    const { user, parts } = await show({ defaultValue: '23:59' });
    await user.click(parts[0]!);
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
    expect(sent()).toBe('00:00');
  });
});
