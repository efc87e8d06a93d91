import { Drawer, UiRoot } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

describe('Drawer', () => {
  it('renders a dialog in the direction of the page, and returns focus', async () => {
    const user = userEvent.setup();
    render(
      <UiRoot locale="ar" messages={ar}>
        <Drawer side="start" title="القائمة" trigger={<button type="button">المزيد</button>}>
          <a href="/news">الأخبار</a>
        </Drawer>
      </UiRoot>,
    );
    const trigger = screen.getByRole('button', { name: 'المزيد' });
    await user.click(trigger);
    const drawer = screen.getByRole('dialog', { name: 'القائمة' });
    expect(drawer.matches(':dir(rtl)')).toBe(true);
    await user.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
