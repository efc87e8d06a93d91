import { Box, Column, Columns, Grid, Heading, Image, Stack, Text, type ColumnWidth } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Columns',
  component: Columns,
  subcomponents: { Column },
  args: { gap: 'l' },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#dff2ec"/><circle cx="290" cy="90" r="40" fill="#f3d98c"/><path d="M0 190c130-50 240-10 400-40v150H0z" fill="#0f6e5a"/></svg>',
)}`;
const renderColumn = (width: ColumnWidth, at: number) => (
  <Column key={at} width={width}>
    <Box padding="m" background="sunken" radius="field">
      {width}
    </Box>
  </Column>
);
const lines: ColumnWidth[][] = [
  ['fluid'],
  ['1/2', 'fluid'],
  ['1/3', '2/3'],
  ['1/3', '1/3', '1/3'],
  ['1/4', '3/4'],
  ['2/5', '3/5'],
  ['content', 'fluid'],
  ['fluid', 'content'],
];

export const Overview: Story = {
  render: (args) => (
    <Stack gap="m">
      {lines.map((line, at) => (
        <Columns key={at} {...args}>
          {line.map(renderColumn)}
        </Columns>
      ))}
      <Grid columns={3} gap={args.gap} data-testid="grid">
        {['of', 'a', 'Grid'].map((word) => (
          <Box key={word} padding="m" border radius="field">
            {word}
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const getWidth = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width);
    const third = canvas.getAllByText('1/3').map(getWidth);
    const cell = getWidth(canvas.getByText('Grid'));
    for (const width of third) await expect(Math.abs(width - cell)).toBeLessThanOrEqual(1);
  },
};

const article = (texts: { title: string; body: string }, reverse: boolean) => (
  <Columns gap="xl" align="center" collapseBelow="medium" reverse={reverse}>
    <Column width="1/3">
      <Image src={hills} alt="" ratio="4/3" />
    </Column>
    <Column>
      <Stack gap="xs">
        <Heading level={2}>{texts.title}</Heading>
        <Text>{texts.body}</Text>
      </Stack>
    </Column>
  </Columns>
);

/** Below 768 px the picture is above the text, on whichever side it was. */
export const Collapsing: Story = {
  render: () => (
    <Stack gap="xl">
      {[false, true].map((reverse) => (
        <Box key={String(reverse)}>
          {article(
            {
              title: 'The garden workshop',
              body: 'Every course has its own bed. What grows there is cooked on Fridays.',
            },
            reverse,
          )}
        </Box>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () =>
    article(
      { title: 'ورشة الحديقة', body: 'لكل صف حوضه الخاص، وما ينبت فيه يُطهى يوم الجمعة مع العائلات.' },
      false,
    ),
};

export const LongText: Story = {
  render: (args) => (
    <Box style={{ maxInlineSize: 420 }}>
      <Columns {...args}>
        <Column width="1/3">
          <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Text>
        </Column>
        <Column>
          <Text>{'A word about the trip to the coast on Friday. '.repeat(9)}</Text>
        </Column>
      </Columns>
    </Box>
  ),
};
