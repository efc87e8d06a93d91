import { ColourSchemeSelector, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('says the setting and chooses another', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <UiRoot locale="en" messages={messages}>
      <ColourSchemeSelector value="auto" onValueChange={choose} />
    </UiRoot>,
  );
  await user.click(screen.getByRole('button', { name: 'Colour scheme: Like the system' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'Light',
    'Dark',
    'Like the system',
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Like the system');
  await user.keyboard('d{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('dark');
});
