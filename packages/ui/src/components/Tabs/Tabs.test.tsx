import { Tabs, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const items = [
  { id: 'all', label: 'All', count: 48 },
  { id: 'published', label: 'Published', count: 31 },
  { id: 'drafts', label: 'Drafts', count: 6 },
];
const WithPanel = ({ children }: { children?: ReactNode }) => {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="News by status" items={items} value={value} onValueChange={setValue}>
      {children ?? `The ${value} list`}
    </Tabs>
  );
};

describe('Tabs with panels', () => {
  it('name their panels and are one tab stop', async () => {
    const user = userEvent.setup();
    render(<WithPanel />);
    expect(screen.getByRole('tablist', { name: 'News by status' })).toBeVisible();
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'All 48' })).toHaveTextContent('The all list');
    await user.tab();
    expect(screen.getByRole('tab', { name: 'All 48', selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'move to the next tab with the arrow key of the reading direction (%s)',
    async (direction, forwardKey, back) => {
      const user = userEvent.setup();
      render(
        <UiRoot locale="en" messages={en} direction={direction}>
          <WithPanel />
        </UiRoot>,
      );
      await user.tab();
      await user.keyboard(forwardKey);
      expect(screen.getByRole('tab', { name: 'Published 31', selected: true })).toHaveFocus();
      expect(screen.getByRole('tabpanel')).toHaveTextContent('The published list');
      await user.keyboard(back + back);
      expect(screen.getByRole('tab', { name: 'Drafts 6' })).toHaveFocus();
      await user.keyboard('{Home}');
      expect(screen.getByRole('tab', { name: 'All 48' })).toHaveFocus();
      await user.keyboard('{End}');
      expect(screen.getByRole('tab', { name: 'Drafts 6' })).toHaveFocus();
    },
  );
});

describe('Tabs with links', () => {
  it('navigate through the router', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn<(href: string) => void>();
    render(
      <UiRoot locale="en" messages={en} navigate={navigate}>
        <Tabs
          label="News by status"
          value="all"
          items={items.map((item) => ({ ...item, href: `/blog?status=${item.id}` }))}
        />
      </UiRoot>,
    );
    expect(screen.getByRole('navigation', { name: 'News by status' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All');
    await user.click(screen.getByRole('link', { name: 'Drafts 6' }));
    expect(navigate).toHaveBeenCalledWith('/blog?status=drafts', expect.anything());
  });
});

describe('Tabs without panels', () => {
  it('are buttons that expose the pressed one', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="News by status" items={items} value="all" onValueChange={onValueChange} />);
    expect(screen.getByRole('group', { name: 'News by status' })).toBeVisible();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('published');
  });
});

it('shows a count of 0 and hides an unknown count', () => {
  const some = [
    { id: 'all', label: 'All', count: null },
    { id: 'drafts', label: 'Drafts', count: 0 },
    { id: 'gone', label: 'Gone' },
  ];
  render(<Tabs label="News by status" items={some} value="all" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'All',
    'Drafts 0',
    'Gone',
  ]);
});

it('scrolls its strip to the selected tab, and not the page', () => {
  const scrollIntoView = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  const rect = (left: number, right: number) => ({ left, right }) as DOMRect;
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-tab=drafts]') ? rect(400, 480) : rect(0, 300);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  render(
    <Tabs label="News by status" items={items} value="drafts">
      The list
    </Tabs>,
  );
  expect(screen.getByRole('tablist', { name: 'News by status' }).scrollLeft).toBeGreaterThanOrEqual(180);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
