import { Link, LinkButton, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const links = {
  Link: (props: { onClick?: () => void; target?: string }) => (
    <Link href="/blog?page=2" {...props}>
      News
    </Link>
  ),
  LinkButton: (props: { onClick?: () => void; target?: string }) => (
    <LinkButton href="/blog?page=2" icon="plus" {...props}>
      News
    </LinkButton>
  ),
};

const press = (init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name: 'News' });
  const event = createEvent.click(link, { button: 0, ...init });
  /* jsdom can't load pages; what matters is whether the kit left the press to the browser. */
  let left = false;
  const watch = (native: Event) => {
    left = !native.defaultPrevented;
    native.preventDefault();
  };
  document.addEventListener('click', watch, { once: true });
  fireEvent(link, event);
  return { leftToBrowser: left };
};

it.each(Object.entries(links))(
  '%s navigates through the router on a plain click, after its onClick',
  (_, Element) => {
    const navigate = vi.fn();
    const onClick = vi.fn();
    render(
      <UiRoot locale="en" messages={messages} navigate={navigate}>
        <Element onClick={onClick} />
      </UiRoot>,
    );
    expect(press()).toEqual({ leftToBrowser: false });
    expect(navigate).toHaveBeenCalledWith('/blog?page=2', expect.anything());
    expect(onClick.mock.invocationCallOrder[0]).toBeLessThan(navigate.mock.invocationCallOrder[0]!);
  },
);

it.each(Object.entries(links))('%s leaves modified clicks and other targets to the browser', (_, Element) => {
  const navigate = vi.fn();
  const { rerender } = render(
    <UiRoot locale="en" messages={messages} navigate={navigate}>
      <Element />
    </UiRoot>,
  );
  expect(press({ ctrlKey: true })).toEqual({ leftToBrowser: true });
  expect(press({ metaKey: true })).toEqual({ leftToBrowser: true });
  expect(press({ shiftKey: true })).toEqual({ leftToBrowser: true });
  rerender(
    <UiRoot locale="en" messages={messages} navigate={navigate}>
      <Element target="_blank" />
    </UiRoot>,
  );
  expect(press()).toEqual({ leftToBrowser: true });
  expect(navigate).not.toHaveBeenCalled();
});

it('is a plain link without a router', () => {
  render(<Link href="/blog">News</Link>);
  expect(press()).toEqual({ leftToBrowser: true });
});
