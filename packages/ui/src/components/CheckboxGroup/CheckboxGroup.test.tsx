import { CheckboxGroup, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

const courses = [
  { value: '7a', label: '7° A' },
  { value: '7b', label: '7° B', disabled: true },
  { value: '8a', label: '8° A', help: '36 pupils' },
];

describe('CheckboxGroup', () => {
  it('reports the chosen values in the order of the options', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const Controlled = () => {
      const [value, setValue] = useState<string[]>([]);
      return (
        <CheckboxGroup
          label="Courses"
          options={courses}
          value={value}
          onValueChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    };
    show(<Controlled />);
    const group = screen.getByRole('group', { name: 'Courses' });
    await user.click(within(group).getByLabelText('8° A'));
    await user.click(within(group).getByLabelText('7° A'));
    expect(onChange).toHaveBeenLastCalledWith(['7a', '8a']);
    expect(within(group).getByLabelText('7° B')).toBeDisabled();
    expect(within(group).getByLabelText('8° A')).toHaveAccessibleDescription('36 pupils');
    await user.click(within(group).getByLabelText('8° A'));
    expect(onChange).toHaveBeenLastCalledWith(['7a']);
  });

  it('works uncontrolled and submits each value', async () => {
    const user = userEvent.setup();
    const { container } = show(
      <form>
        <CheckboxGroup
          label="Courses"
          name="course"
          options={courses}
          defaultValue={['7a']}
          error="Choose two"
        />
      </form>,
    );
    await user.click(screen.getByLabelText('8° A'));
    expect(new FormData(container.querySelector('form')!).getAll('course')).toEqual(['7a', '8a']);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Error: Choose two');
    expect(screen.getByLabelText('7° A')).toBeInvalid();
  });

  it('is required until one option is chosen, and again after a reset', async () => {
    const user = userEvent.setup();
    show(
      <form aria-label="Post">
        <CheckboxGroup label="Courses" options={courses} required />
        <button type="reset">Reset</button>
      </form>,
    );
    const boxes = screen.getAllByRole('checkbox');
    const form = screen.getByRole<HTMLFormElement>('form');
    for (const box of boxes) expect(box).toBeRequired();
    expect(form.checkValidity()).toBe(false);
    await user.click(boxes[2]!);
    for (const box of boxes) expect(box).not.toBeRequired();
    expect(form.checkValidity()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    for (const box of boxes) expect(box).toBeRequired();
  });

  it.each([
    [[], true],
    [['7a'], false],
  ])('is required according to the controlled value %o', async (value, missing) => {
    const user = userEvent.setup();
    show(<CheckboxGroup label="Courses" options={courses} value={value} required />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    await user.click(boxes[2]!);
    expect(boxes.map((box) => box.required)).toEqual(boxes.map(() => missing));
  });

  it('follows changes of the required prop', () => {
    const group = (required?: boolean) => (
      <UiRoot locale="en" messages={messages}>
        <CheckboxGroup label="Courses" options={courses} {...(required && { required })} />
      </UiRoot>
    );
    const { rerender } = render(group());
    expect(screen.getByLabelText('8° A')).not.toBeRequired();
    rerender(group(true));
    expect(screen.getByLabelText('8° A')).toBeRequired();
    rerender(group(false));
    expect(screen.getByLabelText('8° A')).not.toBeRequired();
  });
});
