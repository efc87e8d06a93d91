import { Grid, Image, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#dff2ec"/><circle cx="290" cy="90" r="40" fill="#f3d98c"/><path d="M0 190c130-50 240-10 400-40v150H0z" fill="#8cc9b6"/><path d="M0 240c140-40 230 10 400-30v90H0z" fill="#0f6e5a"/></svg>',
)}`;

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { src: hills, alt: 'Hills behind the school in the morning' },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string, picture: React.ReactNode) => (
  <Stack key={name} gap="xs">
    {picture}
    <Text size="small" tone="quiet">
      {name}
    </Text>
  </Stack>
);

/** An address that never answers is not wanted in a story: the picture waits, because it is lazy and far away. */
export const Overview: Story = {
  render: (args) => (
    <Grid columns={{ min: '180px' }} gap="l">
      {(['1/1', '4/3', '3/2', '16/9', '3/4'] as const).map((ratio) =>
        named(ratio, <Image {...args} ratio={ratio} />),
      )}
      {named('contain', <Image {...args} ratio="1/1" fit="contain" />)}
      {(['none', 'field', 'panel'] as const).map((radius) =>
        named(`corners: ${radius}`, <Image {...args} radius={radius} />),
      )}
      {named('no address', <Image {...args} src={null} />)}
      {named('no address, nothing to say', <Image {...args} src={null} alt="" />)}
    </Grid>
  ),
};

export const Interaction: Story = {
  args: { style: { maxInlineSize: 320 } },
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: args.alt });
    const before = picture.parentElement!.getBoundingClientRect().height;
    await expect(Math.round(before)).toBe(240);
    /* Not loaded by the browser, because a late load would undo the failure. */
    const fallbackText = await waitFor(async () => {
      await fireEvent.error(picture);
      return canvas.getByText(args.alt);
    });
    await waitFor(() => expect(fallbackText).toBeVisible());
    await expect(fallbackText.parentElement!.parentElement!.getBoundingClientRect().height).toBe(before);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Grid columns={2} gap="l" style={{ maxInlineSize: 480 }}>
      {named('التلال خلف المدرسة', <Image src={hills} alt="التلال خلف المدرسة صباحا" />)}
      {named('صورة لم تصل', <Image src={null} alt="التلال خلف المدرسة صباحا" />)}
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    src: null,
    style: { maxInlineSize: 240 },
    alt: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${'and the hills behind it in the morning '.repeat(9)}`,
  },
};
