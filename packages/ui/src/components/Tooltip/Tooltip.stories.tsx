import { Box, Button, Inline, Link, Text, Tooltip } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Published on 8 September 2026 at 8:00',
    children: <Button>Today, 8:00</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens immediately, above or below any focusable element. Checks the measures of the specification (§9). */
export const Overview: Story = {
  render: (args) => (
    <Inline gap="xl" justify="center">
      <Tooltip {...args} />
      <Tooltip {...args} side="below">
        <Link href="/blog/post/1">A link</Link>
      </Tooltip>
      <Box background="overlay" padding="s" radius="field" data-testid="overlay">
        <Text size="small" tone="quiet">
          On the light surface of everything that floats
        </Text>
      </Box>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Today, 8:00' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    /* Loaded by now: delay 0. */
    await userEvent.hover(button);
    const tip = screen.getByRole('tooltip').closest<HTMLElement>('[data-side]')!;
    await expect(getComputedStyle(tip.parentElement!).zIndex).toBe('9999');
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(350);
    await expect(getComputedStyle(tip).backgroundColor).toBe(
      getComputedStyle(canvas.getByTestId('overlay')).backgroundColor,
    );
  },
};

/** Opens on keyboard focus, closes on Escape; the control keeps its position and focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(control).toHaveAccessibleDescription('Published on 8 September 2026 at 8:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(control).toHaveFocus();
  },
};

/** The pointer may move onto the tip, for a magnified page; leaving both closes it. */
export const PointerOntoTip: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button');
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const pointer = userEvent.setup();
    await pointer.pointer({ target: control, coords: middle(control) });
    const tip = (await screen.findByRole('tooltip')).closest('[data-side]')!;
    await waitFor(() => expect(tip).toBeVisible());
    await pointer.pointer({ target: tip, coords: middle(tip) });
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await pointer.pointer({ target: document.body, coords: { clientX: 0, clientY: 0 } });
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { content: 'نُشر في 8 سبتمبر 2026 الساعة 8:00', children: <Button>اليوم، 8:00</Button> },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** At most 350 px, and never wider than the window. */
export const LongText: Story = {
  args: {
    content:
      'Visible to all courses of basic education, their families and the staff of both sites. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    const { width } = tip.closest('[data-side]')!.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(Math.min(350, document.documentElement.clientWidth - 16));
  },
};
