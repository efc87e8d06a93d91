import { TextArea, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('TextArea', () => {
  it('renders one native text area with label, error and counter', async () => {
    const user = userEvent.setup();
    const ref = createRef<HTMLTextAreaElement>();
    show(
      <TextArea ref={ref} label="Content" name="content" error="Write the content" counter={{ max: 20 }} />,
    );
    const area = screen.getByRole('textbox', { name: 'Content' });
    expect(ref.current).toBe(area);
    expect(area).toHaveAccessibleDescription('Error: Write the content 0 of 20');
    await user.type(area, 'Ya');
    expect(screen.getByText('2 of 20')).toBeInTheDocument();
  });

  it('calls onValueChange on each change, and works controlled', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show(<TextArea label="Content" value="Ya" onValueChange={onValueChange} />);
    await user.type(screen.getByLabelText('Content'), '!');
    expect(onValueChange).toHaveBeenLastCalledWith('Ya!');
    expect(screen.getByLabelText('Content')).toHaveValue('Ya');
  });

  it('returns to its initial text on a form reset, counter included', async () => {
    const user = userEvent.setup();
    show(
      <form>
        <TextArea label="Content" defaultValue="Ya" counter={{ max: 3 }} />
        <button type="reset">Reset</button>
      </form>,
    );
    await user.type(screen.getByLabelText('Content'), '{Enter}no');
    expect(screen.getByText('5 of 3')).toHaveAttribute('data-over');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Content')).toHaveValue('Ya');
    expect(await screen.findByText('2 of 3')).not.toHaveAttribute('data-over');
  });
});
