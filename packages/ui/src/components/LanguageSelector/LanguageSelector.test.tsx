import { LanguageSelector, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'ar', label: 'العربية' },
];
const show = (appearance: 'icon' | 'word') => {
  const choose = vi.fn();
  render(
    <UiRoot locale="en" messages={messages}>
      <LanguageSelector languages={languages} value="es" onValueChange={choose} appearance={appearance} />
    </UiRoot>,
  );
  return choose;
};

it.each(['icon', 'word'] as const)('chooses a language by its native name (%s)', async (appearance) => {
  const user = userEvent.setup();
  const choose = show(appearance);
  await user.click(screen.getByRole('button', { name: 'Language: Español' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Español', checked: true })).toHaveFocus();
  const arabic = screen.getByRole('menuitemradio', { name: 'العربية', checked: false });
  expect(arabic).toHaveAttribute('lang', 'ar');
  await user.click(arabic);
  expect(choose).toHaveBeenCalledExactlyOnceWith('ar');
});

it('announces the chosen language once the page has it', async () => {
  const user = userEvent.setup();
  const Page = ({ value }: { value: string }) => (
    <UiRoot locale="en" messages={messages}>
      <LanguageSelector languages={languages} value={value} onValueChange={() => undefined} />
    </UiRoot>
  );
  const { container, rerender } = render(<Page value="es" />);
  await user.click(screen.getByRole('button', { name: 'Language: Español' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(<Page value="ar" />);
  expect(region).toHaveTextContent('Language: العربية');
});
