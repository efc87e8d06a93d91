import { Dialog, TextField, Tooltip, UiRoot, useToast } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const page = (children: ReactNode) => (
  <UiRoot locale="en" messages={en}>
    {children}
  </UiRoot>
);

const Controlled = ({ children, ...rest }: Partial<Parameters<typeof Dialog>[0]>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Recover account
      </button>
      <Dialog title="Recover your account" open={open} onOpenChange={setOpen} {...rest}>
        {children}
      </Dialog>
    </>
  );
};

/* Radix takes presses from the page by a style; ours gives them back by a class, and jsdom has no style sheets. */
const withoutStyles = { pointerEventsCheck: PointerEventsCheckLevel.Never };

describe('Dialog', () => {
  it('is named by its title, described by its description, and hides the page behind', async () => {
    render(
      page(
        <>
          <main>The page</main>
          <Dialog defaultOpen title="Recover your account" description="We send you a link." />
        </>,
      ),
    );
    const dialog = screen.getByRole('dialog', { name: 'Recover your account' });
    expect(dialog).toHaveAccessibleDescription('We send you a link.');
    expect(screen.getByRole('heading', { level: 2, name: 'Recover your account' })).toBeVisible();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    expect(document.querySelector('style')).toBeNull();
  });

  it('opens from its trigger and returns focus to it', async () => {
    const user = userEvent.setup();
    render(page(<Dialog title="Details" trigger={<button type="button">Show details</button>} />));
    const trigger = screen.getByRole('button', { name: 'Show details' });
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(trigger);
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('focuses the first field, and returns focus to the opener when there is no trigger', async () => {
    const user = userEvent.setup();
    render(page(<Controlled>{<TextField label="E-mail" name="email" />}</Controlled>));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Recover account' })).toHaveFocus());
  });

  it('keeps Tab inside, forwards and backwards', async () => {
    const user = userEvent.setup();
    render(
      page(
        <Controlled footer={<button type="button">Send</button>}>
          <TextField label="E-mail" name="email" />
        </Controlled>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    const field = screen.getByRole('textbox');
    const send = screen.getByRole('button', { name: 'Send' });
    const close = screen.getByRole('button', { name: 'Close' });
    await user.tab();
    expect(send).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab();
    expect(field).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(send).toHaveFocus();
  });

  it('closes an open list inside first on Escape', async () => {
    const user = userEvent.setup();
    const Combo = () => {
      const [open, setOpen] = useState(true);
      return (
        <input
          role="combobox"
          aria-label="Commune"
          aria-expanded={open}
          aria-controls="communes"
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
      );
    };
    render(
      page(
        <Controlled>
          <Combo />
        </Controlled>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a click on the backdrop', async () => {
    const user = userEvent.setup(withoutStyles);
    render(page(<Controlled />));
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    await user.click(screen.getByRole('dialog').parentElement!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes only by its buttons when it is not dismissible', async () => {
    const user = userEvent.setup(withoutStyles);
    render(page(<Controlled dismissible={false} footer={<button type="button">Accept</button>} />));
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog').parentElement!);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('S6: stays open when something that a browser extension added to the page is pressed', async () => {
    const user = userEvent.setup(withoutStyles);
    render(page(<Controlled />));
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    for (const parent of [document.body, document.documentElement]) {
      parent.append(host);
      await user.click(host.shadowRoot!.querySelector('button')!);
      expect(screen.getByRole('dialog')).toBeVisible();
    }
    host.remove();
    await user.click(screen.getByRole('dialog').parentElement!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ignores Escape during IME composition', async () => {
    const user = userEvent.setup();
    render(page(<Controlled>{<TextField label="Name" name="name" />}</Controlled>));
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes nested dialogs one by one on Escape, and returns focus each time', async () => {
    const user = userEvent.setup();
    render(
      page(
        <Dialog title="Outer" trigger={<button type="button">Open outer</button>}>
          <Dialog title="Inner" trigger={<button type="button">Open inner</button>} />
        </Dialog>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Open outer' }));
    await user.click(screen.getByRole('button', { name: 'Open inner' }));
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open inner' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open outer' })).toHaveFocus());
  });

  it('keeps toasts reachable: announced, clickable and focused by F8, without closing', async () => {
    const user = userEvent.setup(withoutStyles);
    const undo = vi.fn<() => void>();
    const SaveDialog = () => {
      const { show } = useToast();
      return (
        <button
          type="button"
          onClick={() =>
            show({ tone: 'critical', message: 'Not saved', action: { label: 'Retry', onSelect: undo } })
          }
        >
          Save
        </button>
      );
    };
    render(
      page(
        <Controlled>
          <SaveDialog />
        </Controlled>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await user.keyboard('{F8}');
    await user.tab();
    expect(retry).toHaveFocus();
    await user.click(retry);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('passes other attributes to the panel', () => {
    const ref = vi.fn<(element: HTMLDivElement | null) => void>();
    render(page(<Dialog defaultOpen title="T" ref={ref} id="recover" data-x="1" className="mine" />));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAttribute('id', 'recover');
    expect(dialog).toHaveAttribute('data-x', '1');
    expect(dialog).toHaveClass('mine');
    expect(ref).toHaveBeenCalledWith(dialog);
  });

  it('renders closed on a server', () => {
    expect(renderToString(page(<Dialog defaultOpen title="Later" />))).not.toContain('Later');
  });

  it('closes a tooltip before the dialog', async () => {
    const user = userEvent.setup();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    render(
      page(
        <Controlled>
          <Tooltip content="Sends a link">
            <button type="button">Send</button>
          </Tooltip>
        </Controlled>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Recover account' }));
    await user.tab();
    await user.tab();
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    vi.unstubAllGlobals();
  });
});
