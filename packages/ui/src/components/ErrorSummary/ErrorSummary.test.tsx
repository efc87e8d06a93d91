import { ErrorSummary, RadioGroup, TextField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const Root = ({ children }: { children: ReactNode }) => (
  <UiRoot locale="en" messages={messages}>
    {children}
  </UiRoot>
);
const show = (children: ReactNode) => render(children, { wrapper: Root });

const scrolled = vi.fn();
/* jsdom has no layout, hence nothing to scroll. */
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  scrolled.mockReset();
  vi.useRealTimers();
});

const form = (
  attempt: number,
  errors = [
    { fieldId: 'title', message: 'Write the title' },
    { fieldId: 'when', message: 'Choose when' },
  ],
) => (
  <>
    <ErrorSummary title={`${errors.length} fields to correct`} errors={errors} attempt={attempt} />
    <TextField id="title" label="Title" error={errors[0]?.message} />
    <RadioGroup
      id="when"
      label="When"
      defaultValue="later"
      options={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
    />
  </>
);

describe('ErrorSummary', () => {
  it('takes focus when it appears, and again with each attempt', () => {
    const { rerender } = show(form(0, []));
    expect(screen.queryByRole('group', { name: /to correct/ })).not.toBeInTheDocument();
    rerender(form(1));
    const summary = screen.getByRole('group', { name: '2 fields to correct' });
    expect(summary).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 fields to correct');
    screen.getByLabelText('Title').focus();
    rerender(form(1));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    rerender(form(2));
    expect(summary).toHaveFocus();
  });

  it('leaves focus in the field when an error disappears and comes back', () => {
    const { rerender } = show(form(1));
    screen.getByLabelText('Title').focus();
    rerender(form(1, []));
    rerender(form(1));
    expect(screen.getByRole('group', { name: '2 fields to correct' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('does not take focus with takesFocus={false}', () => {
    show(<ErrorSummary title="1 field" errors={[{ href: '#x', message: 'Title' }]} takesFocus={false} />);
    expect(screen.getByRole('group', { name: '1 field' })).not.toHaveFocus();
  });

  it('moves focus to the field, and in a group to the chosen option', async () => {
    const user = userEvent.setup();
    show(form(1));
    await user.click(screen.getByRole('link', { name: 'Write the title' }));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'center', behavior: 'smooth' });
    await user.click(screen.getByRole('link', { name: 'Choose when' }));
    expect(screen.getByLabelText('Later')).toHaveFocus();
  });

  it('does not scroll smoothly under prefers-reduced-motion', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    show(form(1));
    await user.click(screen.getByRole('link', { name: 'Write the title' }));
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'center', behavior: 'auto' });
    vi.unstubAllGlobals();
  });

  it('silences the errors of fields while it has focus', () => {
    vi.useFakeTimers();
    show(form(1));
    act(() => vi.advanceTimersByTime(150));
    expect(document.querySelector('[data-sui-announcer]')?.textContent).toBe('');
  });
});
