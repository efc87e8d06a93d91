import { SearchField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('SearchField', () => {
  it('clears its text with its button and calls onValueChange', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show(<SearchField label="Search courses" defaultValue="7" onValueChange={onValueChange} />);
    const input = screen.getByRole('searchbox', { name: 'Search courses' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it('keeps its label for screen readers and shows it as the placeholder', () => {
    show(<SearchField label="Search courses" />);
    expect(screen.getByRole('searchbox', { name: 'Search courses' })).toHaveAttribute(
      'placeholder',
      'Search courses',
    );
  });

  it('shows its label with hideLabel={false}, and a separate placeholder', () => {
    show(<SearchField label="Search" hideLabel={false} placeholder="Name or teacher" help="7° A, for one" />);
    const input = screen.getByRole('searchbox', { name: 'Search' });
    expect(input).toHaveAttribute('placeholder', 'Name or teacher');
    expect(input).toHaveAccessibleDescription('7° A, for one');
  });

  it('announces the result of the search in a region that exists before', () => {
    const field = (announcement: string) => (
      <UiRoot locale="en" messages={messages}>
        <SearchField label="Search courses" announcement={announcement} />
      </UiRoot>
    );
    const { container, rerender } = render(field(''));
    const region = container.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    rerender(field('No results'));
    expect(region).toHaveTextContent('No results');
  });

  it('cannot be cleared while read-only', () => {
    show(<SearchField label="Search courses" value="7" readOnly />);
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeDisabled();
  });
});
