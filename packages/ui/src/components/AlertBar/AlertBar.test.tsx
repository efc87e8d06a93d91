import { AlertBar } from '@school/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

describe('AlertBar', () => {
  it('names the alert and its running time, and runs its actions', async () => {
    const onSelect = vi.fn();
    render(
      <AlertBar
        label="Real alert"
        title="Evacuate"
        elapsed="03:14"
        elapsedLabel="Running time"
        actions={[{ id: 'end', label: 'End', icon: 'shield-check', onSelect }]}
      >
        Gas leak
      </AlertBar>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Evacuate' })).toBeVisible();
    expect(screen.getByText('Real alert')).toBeVisible();
    expect(screen.getByText('Gas leak')).toBeVisible();
    const timer = screen.getByRole('timer', { name: 'Running time' });
    expect(timer).toHaveTextContent('03:14');
    expect(timer).toHaveAttribute('aria-live', 'off');
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('announces the newest update', () => {
    const { rerender } = render(<AlertBar label="Real alert" title="Evacuate" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const update = { label: 'Update, 18:28', text: 'Go to the south court.' };
    rerender(<AlertBar label="Real alert" title="Evacuate" update={update} />);
    expect(screen.getByRole('status')).toHaveTextContent('Update, 18:28 Go to the south court.');
  });

  it('marks a drill with more than its words', () => {
    const { container, rerender } = render(<AlertBar label="Drill" title="Evacuate" mode="drill" />);
    const header = container.querySelector('header')!;
    expect(header).toHaveAttribute('data-mode', 'drill');
    expect(header.children).toHaveLength(2);
    rerender(<AlertBar label="Real alert" title="Evacuate" />);
    expect(header.children).toHaveLength(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
