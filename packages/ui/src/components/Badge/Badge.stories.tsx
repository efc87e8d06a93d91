import { Badge, Inline, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="m">
      <Inline gap="s">
        <Badge tone="positive" icon="circle-check">
          Published
        </Badge>
        <Badge tone="info" icon="clock">
          Scheduled
        </Badge>
        <Badge tone="caution" icon="eye">
          In review
        </Badge>
        <Badge tone="critical" icon="circle-alert">
          Not delivered
        </Badge>
        <Badge icon="pencil">Draft</Badge>
        <Badge tone="accent" icon="pin">
          Pinned
        </Badge>
      </Inline>
      <Inline gap="s">
        {(['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    icon: 'clock',
    style: { maxInlineSize: 200 },
    children: `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '} ${'waiting until the network of the school is back '.repeat(7)}`,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="s">
      <Badge tone="positive" icon="circle-check">
        منشور
      </Badge>
      <Badge tone="info" icon="clock">
        مجدول
      </Badge>
      <Badge tone="critical" icon="circle-alert">
        لم يصل
      </Badge>
    </Inline>
  ),
};
