import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiRoot, useDirection, useLink, useLocale, useMessages, type LinkTarget } from '../index.ts';
import { messages as arabic } from './messages/ar.ts';
import { messages as english } from './messages/en.ts';
import { usePortalContainer } from './UiContext.ts';

function MessageReader() {
  const { dialog } = useMessages();
  return (
    <p>
      {useLocale()} {useDirection()} {dialog.close}
    </p>
  );
}

afterEach(() => {
  document.documentElement.className = '';
});

describe('UiRoot', () => {
  it('provides messages, language and the direction of the language', () => {
    render(
      <UiRoot locale="ar-EG" messages={arabic}>
        <MessageReader />
      </UiRoot>,
    );
    const text = screen.getByText(`ar-EG rtl ${arabic.dialog.close}`);
    expect(text.closest('[dir="rtl"][lang="ar-EG"]')).not.toBeNull();
  });

  it('uses the given direction', () => {
    render(
      <UiRoot locale="en" messages={english} direction="rtl">
        <MessageReader />
      </UiRoot>,
    );
    expect(screen.getByText('en rtl Close')).toBeVisible();
  });

  it('throws with an instruction when messages are used outside of it', () => {
    const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<MessageReader />)).toThrow('Wrap the page in <UiRoot');
    errorSpy.mockRestore();
  });

  it('renders on a server', () => {
    const html = renderToString(
      <UiRoot locale="en" messages={english} scheme="auto">
        <MessageReader />
      </UiRoot>,
    );
    expect(html).toContain('lang="en"');
  });

  it('applies the given scheme to the page', () => {
    const page = (scheme: 'light' | 'dark') => (
      <UiRoot locale="en" messages={english} scheme={scheme}>
        <MessageReader />
      </UiRoot>
    );
    const { rerender } = render(page('dark'));
    expect(document.documentElement).toHaveClass('is-dark');
    rerender(page('light'));
    expect(document.documentElement).not.toHaveClass('is-dark');
  });

  it('keeps the colour scheme of the page without a scheme', () => {
    document.documentElement.classList.add('is-dark');
    render(
      <UiRoot locale="en" messages={english}>
        <MessageReader />
      </UiRoot>,
    );
    expect(document.documentElement).toHaveClass('is-dark');
  });

  it('renders overlays inside its language and direction', () => {
    function Overlay() {
      const container = usePortalContainer();
      return container && createPortal(<p>over</p>, container);
    }
    render(
      <UiRoot locale="ar" messages={arabic}>
        <Overlay />
      </UiRoot>,
    );
    expect(screen.getByText('over').closest('[dir]')).toHaveAttribute('dir', 'rtl');
  });
});

describe('a link inside UiRoot', () => {
  function Anchor({ href, ...link }: LinkTarget & { href: string }) {
    const follow = useLink(link);
    return (
      <a href={href} target={link.target} download={link.download as string} onClick={follow}>
        go
      </a>
    );
  }
  const click = (link: LinkTarget & { href: string }, how: MouseEventInit = {}) => {
    const navigate = vi.fn();
    /* jsdom cannot leave the page; what the browser would do is seen before it tries. */
    let left = false;
    const outside = (event: MouseEvent) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', outside, { once: true });
    render(
      <UiRoot locale="en" messages={english} navigate={navigate}>
        <Anchor {...link} />
      </UiRoot>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'go' }), how);
    return { navigate, left };
  };

  it('navigates without loading a page', () => {
    const { navigate, left } = click({ href: '/blog?page=2#top' });
    expect(navigate).toHaveBeenCalledWith('/blog?page=2#top', expect.anything());
    expect(left).toBe(false);
  });

  it.each([
    ['another site', { href: 'https://example.org/' }, {}],
    ['a mail address', { href: 'mailto:a@example.org' }, {}],
    ['a place on this page', { href: '#field' }, {}],
    ['a new tab', { href: '/blog', target: '_blank' }, {}],
    ['a download', { href: '/file', download: '' }, {}],
    ['a click with a key', { href: '/blog' }, { ctrlKey: true }],
    ['a middle click', { href: '/blog' }, { button: 1 }],
  ])('leaves %s to the browser', (_, link, how) => {
    const { navigate, left } = click(link, how);
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toBe(true);
  });

  it('does not navigate when its onClick prevents the default', () => {
    const { navigate } = click({ href: '/blog', onClick: (event) => event.preventDefault() });
    expect(navigate).not.toHaveBeenCalled();
  });
});
