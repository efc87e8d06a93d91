import { Notice, UiRoot } from '@school/ui';
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

describe('Notice', () => {
  it('is announced politely, and assertively if critical', () => {
    show(
      <>
        <Notice title="A new version is available.">Nothing is lost on reloading.</Notice>
        <Notice tone="critical" title="12 mails were not delivered." />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      'A new version is available. Nothing is lost on reloading.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('12 mails were not delivered.');
  });

  it.each(['Your answer: I’m safe', 'انتهت الطوارئ', '警报解除'])(
    'puts the title %j, which is not a sentence, on a separate line',
    (title) => {
      show(<Notice title={title}>Answer again if that changes.</Notice>);
      expect(screen.getByText(title).closest('div')).toHaveTextContent(new RegExp(`^${title}$`));
    },
  );

  it.each(['All sent.', 'هل وصلت؟', '全部发送。'])('keeps the sentence %j in line with the text', (title) => {
    show(<Notice title={title}>Nothing is lost.</Notice>);
    expect(screen.getByText(title).closest('div')).toHaveTextContent(`${title} Nothing is lost.`);
  });

  it('has a close button only with onDismiss', async () => {
    const user = userEvent.setup();
    const onDismiss = vi.fn<() => void>();
    show(
      <>
        <Notice onDismiss={onDismiss}>Sent</Notice>
        <Notice tone="caution">No network</Notice>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
