import { Spinner, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

it('is named by the message of the kit or by the given label', () => {
  show(<Spinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  show(<Spinner label="Sending the news" />);
  expect(screen.getByRole('status', { name: 'Sending the news' })).toBeInTheDocument();
});

it('exposes no status with label={false}', () => {
  show(<Spinner label={false} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
