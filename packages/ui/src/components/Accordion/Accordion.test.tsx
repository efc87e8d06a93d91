import { Accordion, type AccordionProps } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const items = [
  { id: 'who', title: 'Who?', content: 'Everybody' },
  { id: 'when', title: 'When?', content: 'At once' },
  { id: 'sms', title: 'By text message', content: 'Not yet', disabled: true },
];
const show = (props: Partial<AccordionProps> = {}) => {
  render(
    <div dir={props.dir ?? 'ltr'}>
      <Accordion items={items} {...props} />
    </div>,
  );
  return userEvent.setup();
};
const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
});

describe('Accordion', () => {
  it('has a heading with a button for each section, and a region for each open one', () => {
    show({ level: 4, defaultValue: ['who'] });
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    const button = screen.getByRole('button', { name: 'Who?' });
    const region = screen.getByRole('region', { name: 'Who?' });
    expect(button).toHaveAttribute('aria-controls', region.id);
    expect(region).toHaveTextContent('Everybody');
    expect(screen.getByText('At once')).not.toBeVisible();
  });

  it.each(['ltr', 'rtl'])(
    'moves through sections with Tab and toggles them with Enter and Space (%s)',
    async (dir) => {
      const user = show({ dir });
      await user.tab();
      expect(screen.getByRole('button', { name: 'Who?' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(open()).toEqual(['Who?']);
      await user.tab();
      await user.keyboard(' ');
      expect(open()).toEqual(['Who?', 'When?']);
      await user.keyboard(' ');
      expect(open()).toEqual(['Who?']);
      await user.tab();
      expect(document.body).toHaveFocus();
    },
  );

  it('closes the other sections when only one may be open, and closes that one on a second click', async () => {
    const values = vi.fn<(value: readonly string[]) => void>();
    const user = show({ type: 'single', defaultValue: ['who'], onValueChange: values });
    await user.click(screen.getByRole('button', { name: 'When?' }));
    expect(open()).toEqual(['When?']);
    await user.click(screen.getByRole('button', { name: 'When?' }));
    expect(open()).toEqual([]);
    expect(values.mock.calls).toEqual([[['when']], [[]]]);
  });

  it('shows the controlled value until the parent changes it', async () => {
    const values = vi.fn<(value: readonly string[]) => void>();
    const user = show({ value: ['who'], onValueChange: values });
    await user.click(screen.getByRole('button', { name: 'When?' }));
    expect(values).toHaveBeenCalledExactlyOnceWith(['who', 'when']);
    expect(open()).toEqual(['Who?']);
  });

  it('lets find-in-page find text in a closed section, and opens it', () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { configurable: true, value: null });
    show();
    const panel = screen.getByText('At once').parentElement!;
    expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel, new Event('beforematch'));
    expect(open()).toEqual(['When?']);
    expect(panel).not.toHaveAttribute('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'When?' }));
    expect(panel).toHaveAttribute('hidden', 'until-found');
  });

  it('adds no region landmarks when there are more than six sections', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, title: index, content: index }));
    show({ items: many, defaultValue: ['1'] });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('renders without items, and warns developers of duplicate ids', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ items: [], id: 'empty' });
    show({ items: [...items, ...items] });
    expect(screen.getAllByRole('button')).toHaveLength(6);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('two items with the id "who"'));
  });
});
