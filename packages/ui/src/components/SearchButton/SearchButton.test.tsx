import { CommandPalette, SearchButton, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

describe('SearchButton', () => {
  it('is named by its text, and opens the palette whose trigger it is', async () => {
    const user = userEvent.setup();
    render(
      <UiRoot locale="en" messages={messages}>
        <CommandPalette
          commands={[{ id: 'news', label: 'News' }]}
          trigger={<SearchButton label="Search the school" keys={['Mod', 'K']} />}
        />
      </UiRoot>,
    );
    const button = screen.getByRole('button', { name: 'Search the school' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await user.click(button);
    expect(await screen.findByRole('option', { name: 'News' })).toBeVisible();
  });
});
