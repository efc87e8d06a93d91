import { Checkbox, CheckboxGroup, RadioGroup, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ReactNode } from 'react';
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

describe('Checkbox', () => {
  it('is a native checkbox that takes part in its form', async () => {
    const user = userEvent.setup();
    const heard = vi.fn();
    const { container } = show(
      <form>
        <Checkbox label="Tell by mail" name="mail" value="yes" onCheckedChange={heard} />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => Object.fromEntries(new FormData(container.querySelector('form')!));
    expect(sent()).toEqual({});
    await user.click(screen.getByText('Tell by mail'));
    expect(heard).toHaveBeenLastCalledWith(true);
    expect(sent()).toEqual({ mail: 'yes' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is mixed while some of what it stands for is chosen, and plain afterwards', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = show(<Checkbox ref={ref} label="7° básico" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    expect(ref.current).toBe(screen.getByRole('checkbox'));
    rerender(
      <UiRoot locale="en" messages={messages}>
        <Checkbox ref={ref} label="7° básico" indeterminate={false} />
      </UiRoot>,
    );
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  it('is described by help and error', () => {
    show(<Checkbox label="I accept" help="You can change it later." error="Tick the box" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('You can change it later. Error: Tick the box');
  });
});

describe('CheckboxGroup', () => {
  it('tells the chosen values in the order of the options', async () => {
    const user = userEvent.setup();
    const heard = vi.fn();
    const Controlled = () => {
      const [value, setValue] = useState<string[]>([]);
      return (
        <CheckboxGroup
          label="Courses"
          options={courses}
          value={value}
          onValueChange={(next) => {
            heard(next);
            setValue(next);
          }}
        />
      );
    };
    show(<Controlled />);
    const group = screen.getByRole('group', { name: 'Courses' });
    await user.click(within(group).getByLabelText('8° A'));
    await user.click(within(group).getByLabelText('7° A'));
    expect(heard).toHaveBeenLastCalledWith(['7a', '8a']);
    expect(within(group).getByLabelText('7° B')).toBeDisabled();
    expect(within(group).getByLabelText('8° A')).toHaveAccessibleDescription('36 pupils');
    await user.click(within(group).getByLabelText('8° A'));
    expect(heard).toHaveBeenLastCalledWith(['7a']);
  });

  it('keeps its values itself and sends each of them', async () => {
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
});

describe('RadioGroup', () => {
  const options = [
    { value: 'now', label: 'Now', help: 'Tells everybody at once' },
    { value: 'later', label: 'Later' },
  ];

  it.each(['list', 'cards'] as const)('moves by arrow keys as a %s', async (variant) => {
    const user = userEvent.setup();
    const heard = vi.fn();
    show(
      <RadioGroup
        label="When"
        variant={variant}
        options={options}
        defaultValue="now"
        onValueChange={heard}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'When' });
    await user.tab();
    expect(within(group).getByRole('radio', { name: 'Now' })).toHaveFocus();
    expect(within(group).getByRole('radio', { name: 'Now' })).toHaveAccessibleDescription(
      'Tells everybody at once',
    );
    await user.keyboard('{ArrowDown}');
    expect(within(group).getByRole('radio', { name: 'Later' })).toBeChecked();
    expect(heard).toHaveBeenLastCalledWith('later');
  });

  it('stays as the page says', async () => {
    const user = userEvent.setup();
    show(
      <RadioGroup
        label="When"
        options={options}
        value="now"
        onValueChange={() => {}}
        error="Not yet"
        required
      />,
    );
    await user.click(screen.getByLabelText('Later'));
    expect(screen.getByLabelText('Now')).toBeChecked();
    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toBeRequired();
  });
});
