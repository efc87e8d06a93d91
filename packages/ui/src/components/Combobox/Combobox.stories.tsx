import { Button, Combobox, Dialog, Grid, type ComboboxOption } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const communes: ComboboxOption[] = [
  { value: 'curico', label: 'Curicó', description: 'Maule' },
  { value: 'curacavi', label: 'Curacaví', description: 'Metropolitana' },
  { value: 'curacautin', label: 'Curacautín', description: 'La Araucanía' },
  { value: 'curanilahue', label: 'Curanilahue', description: 'Biobío' },
  { value: 'nunoa', label: 'Ñuñoa', description: 'Metropolitana', keywords: ['Santiago'] },
  { value: 'talca', label: 'Talca', description: 'Maule', disabled: true },
  { value: 'valparaiso', label: 'Valparaíso', description: 'Valparaíso' },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Commune', options: communes },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <Combobox label="Commune" help="Of the place itself." options={communes} defaultValue="curico" />
      <Combobox label="Commune" options={communes} />
      <Combobox label="Commune" options={communes} optional icon="map-pin" />
      <Combobox label="Commune" options={communes} error="Choose a commune" required />
      <Combobox label="Commune" options={communes} defaultValue="nunoa" success="Saved" />
      <Combobox label="Commune" options={communes} defaultValue="nunoa" disabled />
      <Combobox label="Commune" options={communes} defaultValue="nunoa" readOnly />
      <Combobox label="Commune" options={communes} size="l" defaultValue="curico" />
      <Combobox label="Commune" options={communes} size="s" defaultValue="curico" />
    </Grid>
  ),
};

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox');

/** The matched text is marked, regardless of accents. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'cur');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Curacaví/ })).toHaveAttribute('data-active');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'Atlantis');
    await expect(await screen.findByRole('option')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A search elsewhere that hasn't answered yet. */
export const Searching: Story = {
  args: { options: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A search that failed; Enter tries again. */
export const Failed: Story = {
  args: { options: () => Promise.reject(new Error('no network')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'));
  },
};

/** A thousand: a hundred are drawn, the rest is found by typing. */
export const Many: Story = {
  args: { options: Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Person ${at + 1}` })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
  },
};

/** The first Escape closes the list, the second the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Place" trigger={<Button>Edit place</Button>} defaultOpen>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Assistant of education with a title so long that it fits into no line of any field. '.repeat(
          5,
        ),
        description: 'Department of inclusion and school climate',
      },
      {
        value: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await screen.findByRole('listbox');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'البلدية',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'كوريكو', description: 'ماولي' },
      { value: 'b', label: 'تالكا', description: 'ماولي' },
      { value: 'c', label: 'Ñuñoa', description: '7° A' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await screen.findByRole('listbox');
  },
};
