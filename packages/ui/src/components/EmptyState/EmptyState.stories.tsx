import { Button, EmptyState } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No documents yet' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  args: {
    icon: 'folder-open',
    body: 'Rules, protocols and circulars will appear here.',
    action: (
      <Button tone="accent" variant="solid" icon="upload">
        Upload the first
      </Button>
    ),
  },
};

/** Nothing matches: the action clears the filter. */
export const NothingFound: Story = {
  args: {
    icon: 'search',
    title: 'Nothing matches “huerto”',
    body: 'Try fewer words, or all levels.',
    action: <Button>Clear filters</Button>,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    icon: 'folder-open',
    title: 'لا توجد وثائق بعد',
    body: 'ستظهر هنا اللوائح والبروتوكولات والتعاميم.',
    action: (
      <Button tone="accent" variant="solid" icon="upload">
        رفع الأولى
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...Overview.args,
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft hat noch nichts geteilt',
    body: 'Rules, protocols and circulars will appear here, each with the day until which it must be accepted. '.repeat(
      4,
    ),
  },
};
