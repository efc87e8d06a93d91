import { Column, Columns, Inline, Spinner, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Inline gap="l">
      {([16, 20, 24, 32] as const).map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
      <Inline gap="s" role="status">
        <Spinner size={16} label={false} />
        <Text as="span" size="small">
          Saving your draft
        </Text>
      </Inline>
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="s" role="status">
      <Spinner size={16} label={false} />
      <Text as="span" size="small">
        جارٍ حفظ المسودة
      </Text>
    </Inline>
  ),
};

/** Beside wrapping text it keeps its size and stays on the first line. */
export const LongText: Story = {
  render: () => (
    <Columns gap="s" role="status">
      <Column width="content">
        <Spinner label={false} />
      </Column>
      <Column>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.{' '}
        {'The draft is being saved, and what was written meanwhile is kept. '.repeat(6)}
      </Column>
    </Columns>
  ),
};
