import { Button, Dialog, Grid, MultiSelect, type ComboboxOption } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const courses: ComboboxOption[] = [
  { value: '7a', label: '7° A', description: '36' },
  { value: '7b', label: '7° B', description: '35' },
  { value: '8a', label: '8° A', description: '34' },
  { value: '8b', label: '8° B', description: '33', disabled: true },
  { value: 'staff', label: 'Staff', description: '38' },
];

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Courses', options: courses },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };
const two = ['7a', 'staff'];

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <MultiSelect label="Courses" help="Those who shall read it." options={courses} defaultValue={two} />
      <MultiSelect label="Courses" options={courses} />
      <MultiSelect label="Courses" options={courses} optional defaultValue={['7a', '7b', '8a', 'staff']} />
      <MultiSelect label="Courses" options={courses} error="Choose a course" required />
      <MultiSelect label="Courses" options={courses} defaultValue={two} success="Saved" />
      <MultiSelect label="Courses" options={courses} defaultValue={two} disabled />
      <MultiSelect label="Courses" options={courses} defaultValue={two} readOnly />
      <MultiSelect label="Courses" options={courses} size="l" defaultValue={two} />
      <MultiSelect label="Courses" options={courses} size="s" defaultValue={['7a']} />
    </Grid>
  ),
};

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox');

/** It stays open while one chooses; the first row chooses all that is found. */
export const Open: Story = {
  args: { defaultValue: ['7a'], selectAll: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: /8° A/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Chosen and taken off by the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('7{Enter}8{Enter}{Escape}');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')[1]).toHaveFocus());
  },
};

/** The first Escape closes the list, the second the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Send to" trigger={<Button>Send to</Button>} defaultOpen>
      <MultiSelect {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // It may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Six lines of tags at most; then they scroll. */
export const Many: Story = {
  args: {
    options: Array.from({ length: 80 }, (_, at) => ({ value: `${at}`, label: `Person ${at + 1}` })),
    defaultValue: Array.from({ length: 60 }, (_, at) => `${at}`),
  },
};

const long = 'Assistant of education with a title so long that it fits into no line of any field. '.repeat(5);

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: long },
      {
        value: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
    defaultValue: ['b', 'a'],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الصفوف',
    defaultValue: ['b', 'c'],
    selectAll: true,
    options: [
      { value: 'a', label: 'السابع أ', description: '36' },
      { value: 'b', label: 'السابع ب', description: '35' },
      { value: 'c', label: '7° A', description: '34' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await screen.findByRole('listbox');
  },
};
