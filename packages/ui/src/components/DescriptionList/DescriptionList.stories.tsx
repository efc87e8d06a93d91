import { Badge, Box, DescriptionList, Grid, Heading, Inline, Link, Stack, Tag } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const items = [
  { term: 'Role', details: 'Teacher' },
  {
    term: 'Courses',
    details: (
      <Inline gap="xs">
        <Tag>7° A</Tag>
        <Tag>7° B</Tag>
      </Inline>
    ),
  },
  {
    term: 'Telephones',
    details: [
      <bdi key="mobile" dir="ltr">
        +56 9 5555 0132
      </bdi>,
      <bdi key="home" dir="ltr">
        +56 75 231 0000
      </bdi>,
    ],
  },
  {
    term: 'Mail',
    details: <Link href="mailto:ignacia.soto@losaromos.example">ignacia.soto@losaromos.example</Link>,
  },
  {
    term: 'State',
    details: (
      <Badge tone="positive" icon="circle-check">
        Active
      </Badge>
    ),
  },
  { term: 'Second surname', details: null },
];

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={{ narrow: 1, medium: 2 }} gap="xxl">
      {(['stacked', 'beside'] as const).flatMap((layout) =>
        [false, true].map((divided) => (
          <Stack key={layout + String(divided)} gap="s">
            <Heading level={2} size="strong">
              {layout}
              {divided && ', divided'}
            </Heading>
            <DescriptionList {...args} layout={layout} divided={divided} />
          </Stack>
        )),
      )}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    layout: 'beside',
    divided: true,
    items: [
      { term: 'الدور', details: 'معلمة' },
      { term: 'الصفوف', details: ['السابع أ', 'السابع ب'] },
      {
        term: 'الهاتف',
        details: <bdi dir="ltr">+56 9 5555 0132</bdi>,
      },
      { term: 'اسم العائلة الثاني' },
    ],
  },
};

export const LongText: Story = {
  render: () => (
    <Box style={{ maxInlineSize: 520 }}>
      <DescriptionList
        layout="beside"
        items={[
          {
            term: 'Rechtsschutzversicherungsgesellschaftsangelegenheiten',
            details:
              'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
          },
          { term: 'Observations', details: 'A word about the trip to the coast on Friday. '.repeat(9) },
        ]}
      />
    </Box>
  ),
};
