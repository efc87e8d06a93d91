import { Banner, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={en}>
      {children}
    </UiRoot>,
  );

describe('Banner', () => {
  it('is announced politely, and assertively if critical', () => {
    show(
      <>
        <Banner title="The server rests tonight.">Nothing can be sent.</Banner>
        <Banner tone="critical" title="Your account ends today." />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('The server rests tonight. Nothing can be sent.');
    expect(screen.getByRole('alert')).toHaveTextContent('Your account ends today.');
  });

  it('is not a live region with role="note"', () => {
    show(<Banner role="note">You see the school as Ignacia does.</Banner>);
    expect(screen.getByRole('note')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('renders actions, and a close button only with onDismiss', async () => {
    const user = userEvent.setup();
    const onDismiss = vi.fn<() => void>();
    show(
      <>
        <Banner onDismiss={onDismiss} action={<button type="button">End the drill</button>}>
          Drill
        </Banner>
        <Banner tone="caution">Works</Banner>
      </>,
    );
    expect(screen.getByRole('button', { name: 'End the drill' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
