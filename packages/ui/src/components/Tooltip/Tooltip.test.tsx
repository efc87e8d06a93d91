import { Tooltip, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* jsdom lays nothing out, so it watches no sizes either. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));
afterEach(() => void vi.unstubAllGlobals());

const show = (purpose?: 'description' | 'label') =>
  render(
    <UiRoot locale="en" messages={en}>
      <Tooltip content="Published on 8 September" purpose={purpose ?? 'description'}>
        <button type="button" aria-describedby="more">
          Today
        </button>
      </Tooltip>
      <p id="more">8:00</p>
    </UiRoot>,
  );

describe('Tooltip', () => {
  it('renders nothing until it is opened', () => {
    const { container } = show();
    expect(container.querySelector('[data-sui-root]')?.firstElementChild).toBe(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('8:00');
  });

  it('describes its control under the pointer, without replacing its element', async () => {
    const user = userEvent.setup();
    show();
    const button = screen.getByRole('button');
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Published on 8 September');
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveAccessibleDescription('8:00 Published on 8 September');
  });

  it('opens on keyboard focus, and closes on blur, Escape and a press', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.tab();
    await user.tab({ shift: true });
    await screen.findByRole('tooltip');
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(screen.getByRole('button'));
    await screen.findByRole('tooltip');
    await user.click(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not open on touch', async () => {
    show();
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not repeat the name of its control', async () => {
    const user = userEvent.setup();
    show('label');
    await user.hover(screen.getByRole('button'));
    await waitFor(() => expect(screen.getAllByText('Published on 8 September').length).toBeGreaterThan(0));
    expect(screen.getByRole('button')).toHaveAccessibleDescription('8:00');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens in strict mode under the pointer, and stays closed after a press', async () => {
    const user = userEvent.setup();
    render(
      <StrictMode>
        <UiRoot locale="en" messages={en}>
          <Tooltip content="Until Friday">
            <button type="button">Due</button>
          </Tooltip>
        </UiRoot>
      </StrictMode>,
    );
    const button = screen.getByRole('button');
    await user.hover(button);
    await screen.findByRole('tooltip');
    await user.click(button);
    await user.pointer({ target: button, coords: { x: 1, y: 1 } });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.unhover(button);
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Until Friday');
  });

  it('closes when another tip opens', async () => {
    const user = userEvent.setup();
    render(
      <UiRoot locale="en" messages={en}>
        <Tooltip content="First tip">
          <button type="button">First</button>
        </Tooltip>
        <Tooltip content="Second tip">
          <button type="button">Second</button>
        </Tooltip>
      </UiRoot>,
    );
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('First tip');
    await user.hover(screen.getByRole('button', { name: 'Second' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Second tip'));
    expect(screen.getByRole('button', { name: 'First' })).not.toHaveAccessibleDescription();
  });

  it('calls the handlers of its control first, and opens nothing that they prevent', async () => {
    const user = userEvent.setup();
    const names = ['onPointerEnter', 'onPointerMove', 'onPointerLeave', 'onPointerDown', 'onClick'] as const;
    const handlers = Object.fromEntries(names.map((name) => [name, vi.fn<() => void>()]));
    const onFocus = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const onBlur = vi.fn<() => void>();
    render(
      <UiRoot locale="en" messages={en}>
        <Tooltip content="Until Friday">
          <button type="button" {...handlers} onFocus={onFocus} onBlur={onBlur}>
            Due
          </button>
        </Tooltip>
      </UiRoot>,
    );
    const button = screen.getByRole('button');
    await user.hover(button);
    await screen.findByRole('tooltip');
    await user.click(button);
    await user.unhover(button);
    for (const name of names) expect(handlers[name], name).toHaveBeenCalled();
    await user.tab();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(onFocus).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
