import { CheckboxGroup, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const courses = ['7° A', '7° B', '8° A', '8° B'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Courses', options: courses, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="xl">
      <CheckboxGroup
        label="Courses"
        help="Grades and courses are combined."
        options={courses}
        defaultValue={['7° A']}
      />
      <CheckboxGroup label="Courses" options={courses} columns={2} error="Choose at least one course" />
      <CheckboxGroup label="Courses" options={courses} columns={4} disabled defaultValue={['8° B']} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Courses, levels and workshops whose pupils, families and teachers are to hear of this news',
    help: 'Grades and courses are combined; whoever belongs to several of them hears of it only once.',
    error: 'Choose at least one course, or take the news back to your drafts until you know for whom it is',
    columns: 3,
    options: [
      {
        value: 'a',
        label: 'Workshop of theatre, music and dance for the pupils of the third and fourth level',
        help: 'Meets on Thursdays after the last class, in the gymnasium.',
      },
      { value: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau' },
      { value: 'c', label: '8° A' },
    ],
  },
};

/** At least one must be chosen. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('8° A');
    await waitFor(() => expect(box).toBeRequired());
    await userEvent.click(box);
    await expect(box).not.toBeRequired();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الصفوف',
    help: 'يمكن الجمع بين المستويات والصفوف.',
    columns: 2,
    defaultValue: ['b'],
    options: [
      { value: 'a', label: '7° A' },
      { value: 'b', label: 'ورشة المسرح', help: 'كل خميس بعد الحصة الأخيرة' },
      { value: 'c', label: 'الصف الثامن' },
      { value: 'd', label: '8° B' },
    ],
  },
};

export const Interaction: Story = {
  args: { columns: 2 },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Courses' }));
    await userEvent.click(group.getByLabelText('8° A'));
    await userEvent.click(group.getByLabelText('7° A'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['7° A', '8° A']);
  },
};
