import { Grid, Select } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'inspector', label: 'Inspector' },
  { value: 'guardian', label: 'Guardian', disabled: true },
  { value: 'head', label: 'Head of school' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Role', options: roles },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <Select label="Role" help="Decides what one may see and do." options={roles} defaultValue="teacher" />
      <Select label="Role" options={roles} />
      <Select label="Role" options={roles} placeholder="All roles" optional />
      <Select label="Role" options={roles} error="Choose a role" required />
      <Select label="Role" options={roles} defaultValue="head" success="Saved" />
      <Select label="Role" options={roles} defaultValue="head" disabled />
      <Select label="Role" options={roles} defaultValue="head" readOnly />
      <Select label="Place" options={roles} icon="map-pin" size="l" />
      <Select label="Place" options={roles} icon="map-pin" size="s" />
    </Grid>
  ),
};

/** The list is made when it is first opened; its width is that of the field. */
export const Open: Story = {
  args: { defaultValue: 'inspector' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Role' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Inspector' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Head of school' })).toHaveFocus());
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Role' });
    await userEvent.tab();
    await userEvent.keyboard('h');
    await expect(field).toHaveTextContent('Head of school');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Head of school' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Teacher' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Teacher');
  },
};

/** A value too long for the field ends in an ellipsis; in the list it takes as many lines as it needs. */
export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label:
          'Assistant of education with a title so long that it fits into no line of any field, whatever the screen',
      },
      {
        value: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      ...Array.from({ length: 40 }, (_, n) => ({ value: `${n}`, label: `Course ${n + 1}` })),
    ],
  },
};

/** While the list is open the page can't scroll; nothing moves, with a scroll bar or without one. */
export const LongPage: Story = {
  render: (args) => (
    <div style={{ blockSize: 3000, paddingBlockStart: 1000 }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const field = within(canvasElement).getByRole('combobox', { name: 'Role' });
    field.scrollIntoView({ block: 'center' });
    const measure = () => [field.getBoundingClientRect().toJSON(), window.scrollY, document.body.clientWidth];
    const before = measure();
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Teacher' })).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'));
    await expect(getComputedStyle(page).overflowY).toBe('visible');
    await expect(measure()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(measure()).toEqual(before);
    await expect(getComputedStyle(document.body).overflowY).toBe('visible');
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('option')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الدور',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'معلّم' },
      { value: 'b', label: 'مديرة' },
      { value: 'c', label: '7° A' },
    ],
  },
};
