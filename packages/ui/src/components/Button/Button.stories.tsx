import { Button, Inline, Stack, Text, type ButtonTone, type ButtonVariant } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Publish', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const looks: [ButtonTone, ButtonVariant][] = [
  ['accent', 'solid'],
  ['accent', 'soft'],
  ['neutral', 'outline'],
  ['neutral', 'plain'],
  ['neutral', 'solid'],
  ['neutral', 'soft'],
  ['critical', 'solid'],
  ['critical', 'outline'],
  ['critical', 'plain'],
];

export const Overview: Story = {
  render: () => (
    <Stack gap="m">
      {looks.map(([tone, variant]) => (
        <Inline key={tone + variant} gap="m">
          <Text as="span" size="small" tone="quiet" style={{ inlineSize: 112 }}>
            {tone}, {variant}
          </Text>
          <Button tone={tone} variant={variant} icon="send">
            Publish
          </Button>
          <Button tone={tone} variant={variant} iconEnd="chevron-down">
            More
          </Button>
          <Button tone={tone} variant={variant} icon="send" loading>
            Publish
          </Button>
          <Button tone={tone} variant={variant} icon="send" disabled>
            Publish
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="m">
      {(['l', 'm', 's'] as const).map((size) => (
        <Button key={size} size={size} tone="accent" variant="solid">
          Size {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const Interaction: Story = {
  args: { tone: 'accent', variant: 'solid' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const onDisabledPress = fn();
export const Busy: Story = {
  render: () => (
    <Stack gap="m" align="start">
      <Button>Publish now</Button>
      <Button loading onClick={onDisabledPress}>
        Publish now
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idleButton, busyButton] = canvas.getAllByRole('button', { name: 'Publish now' });
    await expect(busyButton!.offsetWidth).toBe(idleButton!.offsetWidth);
    busyButton!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(busyButton).toHaveFocus();
    await expect(onDisabledPress).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: () => (
    <Stack gap="m" style={{ maxInlineSize: 240 }}>
      <Button tone="accent" variant="solid" icon="send" fullWidth>
        {'Send the news to every family of the school, now. '.repeat(8)}
      </Button>
      <Button iconEnd="chevron-down">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="m">
      <Button tone="accent" variant="solid" icon="send">
        نشر
      </Button>
      <Button iconEnd="arrow-right">متابعة</Button>
      <Button variant="plain">إلغاء</Button>
    </Inline>
  ),
};
