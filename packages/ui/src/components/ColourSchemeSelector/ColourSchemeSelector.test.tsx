import { ColourSchemeSelector, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('shows the present setting and changes it', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <UiRoot locale="en" messages={messages}>
      <ColourSchemeSelector value="auto" onValueChange={choose} />
    </UiRoot>,
  );
  await user.click(screen.getByRole('button', { name: 'Colour scheme: System' }));
  expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
    'Light',
    'Dark',
    'System',
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('System');
  await user.keyboard('d{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('dark');
});
