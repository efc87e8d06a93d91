import { Button, ErrorState, UiRoot } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('ErrorState', () => {
  it('renders the word ERROR, the error and an action, and is announced', () => {
    render(
      <UiRoot locale="en" messages={en}>
        <ErrorState
          title="The news could not be loaded"
          body="The server did not answer."
          action={<Button>Try again</Button>}
        />
      </UiRoot>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^ERROR/);
    expect(screen.getByRole('heading', { level: 2, name: 'The news could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows the word in the language of the page', () => {
    render(
      <UiRoot locale="ar" messages={ar}>
        <ErrorState title="…" />
      </UiRoot>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(ar.errorState.label);
  });
});
