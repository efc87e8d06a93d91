import { AvatarField, Grid } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/AvatarField',
  component: AvatarField,
  args: { label: 'Picture', personName: 'Marcela Fuentes' },
} satisfies Meta<typeof AvatarField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 2 } as const;
const portrait = '/media/aromos/menu.jpeg';

export const Overview: Story = {
  render: (args) => (
    <Grid columns={columns} gap="xl">
      <AvatarField {...args} help="It stands beside your messages." />
      <AvatarField {...args} src={portrait} optional />
      <AvatarField {...args} error="Choose a picture" required />
      <AvatarField {...args} src={portrait} disabled />
      <AvatarField {...args} personName="7° A" shape="square" />
    </Grid>
  ),
};

/* A picture of three stripes, so that moving and turning can be seen. */
const stripes = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 400;
  const brush = canvas.getContext('2d')!;
  for (const [at, grey] of ['#333', '#888', '#ddd'].entries()) {
    brush.fillStyle = grey;
    brush.fillRect(at * 200, 0, 200, 400);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'me.png', { type: 'image/png' });
};

const choose = async (canvasElement: HTMLElement) => {
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
    await stripes(),
  );
  await waitFor(() => expect(screen.getByRole('application')).toHaveFocus());
};

/** A chosen file is converted, which takes a while and can be cancelled. */
export const Preparing: Story = {
  args: { prepare: () => new Promise<Blob>(() => undefined) },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, await stripes());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeVisible());
  },
};

/** Moved, made larger and turned by the keyboard. */
export const Cutting: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}++');
    await expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('121'),
    );
  },
};

export const Cut: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(within(canvasElement).getAllByRole('button')[1]!);
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
  },
};

export const LongText: Story = {
  args: {
    label:
      'Picture by which all who meet you on the first day will know you, whichever of the buildings it is in',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    src: portrait,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الصورة', help: 'تظهر بجانب رسائلك.', personName: 'أحمد علي' },
  play: ({ canvasElement }) => choose(canvasElement),
};
