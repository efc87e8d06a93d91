import { Presence, UiRoot, type PresenceProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const presence = (props: PresenceProps) =>
  render(
    <UiRoot locale="en" messages={messages}>
      <Presence {...props} />
    </UiRoot>,
  ).container;

describe('Presence', () => {
  it.each([
    ['online', 'Online'],
    ['away', 'Away'],
    ['busy', 'Busy'],
    ['offline', 'Offline'],
  ] as const)('names the state %s in a text', (status, text) => {
    expect(presence({ status })).toHaveTextContent(text);
  });

  it('keeps the text of a bare dot for screen readers', () => {
    expect(presence({ status: 'away', hideText: true })).toHaveTextContent('Away');
  });

  it('shows a text of the page instead', () => {
    expect(presence({ status: 'busy', children: 'Until 14:00' })).toHaveTextContent(/^Until 14:00$/);
  });
});
