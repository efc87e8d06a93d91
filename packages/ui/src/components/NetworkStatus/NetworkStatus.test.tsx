import { NetworkStatus, UiRoot, type NetworkStatusProps } from '@school/ui';
import { messages as de } from '@school/ui/messages/de';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const page = (props: NetworkStatusProps, locale: 'de' | 'en' = 'en') => (
  <UiRoot locale={locale} messages={locale === 'de' ? de : en}>
    <NetworkStatus {...props} />
  </UiRoot>
);

describe('NetworkStatus', () => {
  it.each<[NetworkStatusProps, string]>([
    [{ online: true }, 'Connected'],
    [{ online: true, waiting: 2 }, 'Sending 2'],
    [{ online: false }, 'Offline'],
    [{ online: false, waiting: 3 }, 'Offline · 3 to send'],
    [{ online: false, waiting: Number.NaN }, 'Offline'],
    [{ online: true, waiting: -1 }, 'Connected'],
    [{ online: true, waiting: 2, unsent: 1 }, '1 not sent'],
    [{ online: false, waiting: 2, unsent: 1 }, 'Offline · 2 to send'],
  ])('shows the status as text for %o', (props, name) => {
    render(page(props));
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('shows the pending changes and the time of the copy when it is pressed', async () => {
    const user = userEvent.setup();
    render(
      page({
        online: false,
        waiting: 1,
        lastSaved: '2020-09-08T13:39:00Z',
        timeZone: 'America/Santiago',
        children: <button type="button">Try again</button>,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Offline · 1 to send' }));
    const panel = screen.getByRole('dialog', { name: 'Offline · 1 to send' });
    expect(panel).toHaveTextContent(en.networkStatus.offlineHelp);
    expect(panel).toHaveTextContent(/copy saved at: .*Sep.* 2020, 10:39/);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('hides the time of the copy while online', async () => {
    const user = userEvent.setup();
    render(page({ online: true, lastSaved: '2020-09-08T13:39:00Z' }));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('2020');
  });

  it('announces a change of the status in the same region, and not a change of the count', () => {
    const { rerender } = render(page({ online: true }));
    const region = screen.getByRole('status');
    rerender(page({ online: false }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(/^Offline/);
    const announcedText = region.textContent;
    rerender(page({ online: false, waiting: 2 }));
    rerender(page({ online: false, waiting: 5 }));
    expect(region.textContent).toBe(announcedText);
    rerender(page({ online: true, waiting: 5 }));
    expect(region).toHaveTextContent(en.networkStatus.sendingHelp);
    rerender(page({ online: true }));
    expect(region).toHaveTextContent(en.networkStatus.onlineHelp);
  });

  it('announces nothing where the page does', () => {
    render(page({ online: false, silent: true }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'Offline' })).toBeVisible();
  });

  it('uses the plural forms of the language', () => {
    const { rerender } = render(page({ online: true, waiting: 1 }, 'de'));
    expect(screen.getByRole('button')).toHaveTextContent('1 wird gesendet');
    rerender(page({ online: true, waiting: 2 }, 'de'));
    expect(screen.getByRole('button')).toHaveTextContent('2 werden gesendet');
  });
});
