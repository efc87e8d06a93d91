import { Button, Drawer, Link, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    title: 'Event details',
    description: 'Thursday, 10 September, 11:00',
    children: (
      <Stack gap="m">
        <Text>Evacuation drill of the whole school. The meeting point is the north court.</Text>
        <Link href="/events/10">Open the event</Link>
      </Stack>
    ),
    footer: (
      <Button tone="accent" variant="solid">
        Edit
      </Button>
    ),
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
  /* In an iframe on the docs page: an open drawer takes over the page. */
  parameters: { docs: { story: { inline: false, height: '440px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { defaultOpen: true } };
export const AtTheStart: Story = { args: { defaultOpen: true, side: 'start', size: 's' } };
export const Large: Story = { args: { defaultOpen: true, size: 'l' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    title: 'تفاصيل الفعالية',
    description: 'الخميس 10 سبتمبر، 11:00',
    children: (
      <Stack gap="m">
        <Text>تدريب على الإخلاء للمدرسة كلها. نقطة التجمع في الملعب الشمالي.</Text>
        <Link href="/events/10">فتح الفعالية</Link>
      </Stack>
    ),
    footer: (
      <Button tone="accent" variant="solid">
        تعديل
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    size: 's',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: (
      <Stack gap="l">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>Line {index + 1} of a programme that is longer than the window is high.</Text>
        ))}
      </Stack>
    ),
  },
};

export const Interaction: Story = {
  args: { trigger: <Button>Show details</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Show details' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Event details' });
    await userEvent.tab();
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
