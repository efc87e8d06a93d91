import { IconButton, Inline, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'pencil', label: 'Edit the post', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['accent', 'neutral', 'critical'] as const).map((tone) => (
        <Inline key={tone} gap="m">
          {(['solid', 'soft', 'outline', 'plain'] as const).map((variant) => (
            <IconButton key={variant} {...args} tone={tone} variant={variant} />
          ))}
          <IconButton {...args} tone={tone} loading />
          <IconButton {...args} tone={tone} disabled />
          <IconButton {...args} tone={tone} size="s" />
          <IconButton {...args} tone={tone} size="l" />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Interaction: Story = {
  args: { style: { margin: 64 } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit the post' })).toHaveFocus();
    const tip = await screen.findByText('Edit the post');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="m">
      <IconButton icon="arrow-left" label="رجوع" />
      <IconButton icon="send" label="إرسال" tone="accent" variant="solid" />
      <IconButton icon="search" label="بحث" variant="plain" />
    </Inline>
  ),
};

/** A count on its corner; the label includes it too. */
export const WithCount: Story = {
  render: (args) => (
    <Inline gap="m">
      {[0, 3, 42, 100].map((count) => (
        <IconButton
          key={count}
          {...args}
          icon="bell"
          variant="plain"
          label={`Notifications: ${count}`}
          count={count}
        />
      ))}
    </Inline>
  ),
};

/** The words are its tooltip, which breaks them. */
export const LongText: Story = {
  args: {
    label:
      'Tell the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ' +
      'about the trip to the coast '.repeat(11),
  },
};
