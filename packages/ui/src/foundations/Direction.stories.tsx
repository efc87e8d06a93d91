import { Badge, Box, Button, Grid, Icon, Inline, Stack, Text, TextField, UiRoot } from '@school/ui';
import { messages as arabic } from '@school/ui/messages/ar';
import { messages as english } from '@school/ui/messages/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

interface SampleTexts {
  title: string;
  by: string;
  status: string;
  when: string;
  next: string;
  rut: string;
}

const sampleTexts: Record<'en' | 'ar', SampleTexts> = {
  en: {
    title: 'Swimming on Friday',
    by: 'Written by',
    status: 'Scheduled',
    when: 'at 08:15',
    next: 'Next',
    rut: 'RUT',
  },
  ar: {
    title: 'السباحة يوم الجمعة',
    by: 'كتبه',
    status: 'مجدول',
    when: 'الساعة 08:15',
    next: 'التالي',
    rut: 'رقم الهوية',
  },
};

function Card({ title, by, status, when, next, rut }: SampleTexts) {
  return (
    <Box background="raised" border radius="card" padding="l">
      <Stack gap="m">
        <Inline gap="s" justify="between">
          <Text weight="bold">{title}</Text>
          <Badge tone="info" icon="calendar">
            {status}
          </Badge>
        </Inline>
        <Inline gap="xs">
          <Icon name="clock" size={16} />
          <Text size="small" tone="quiet">
            {by} <bdi>María José Fuentes</bdi>, {when}
          </Text>
        </Inline>
        <TextField label={rut} dir="ltr" defaultValue="12.345.678-5" />
        <Inline justify="end">
          <Button iconEnd="arrow-right">{next}</Button>
        </Inline>
      </Stack>
    </Box>
  );
}

const meta = { title: 'Foundations/Direction' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same markup twice. Only the language of the root differs. */
export const BothWays: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2 }} gap="xl">
      <UiRoot locale="en" messages={english}>
        <Card {...sampleTexts.en} />
      </UiRoot>
      <UiRoot locale="ar" messages={arabic}>
        <Card {...sampleTexts.ar} />
      </UiRoot>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const scale = (name: string) => {
      const arrow = canvas.getByRole('button', { name }).querySelector('svg')!;
      return new DOMMatrix(getComputedStyle(arrow).transform).a;
    };
    await expect(scale(sampleTexts.en.next)).toBe(1);
    await expect(scale(sampleTexts.ar.next)).toBe(-1);
  },
};

const people = ['María José Fuentes', 'عائشة بن علي', '王小明', 'שרה כהן'];

/** Names and messages keep the direction of who wrote them and stay flush with the user. */
export const WordsOfPeople: Story = {
  render: () => (
    <Stack gap="s" as="ul">
      {people.map((name) => (
        <Inline as="li" key={name} gap="s">
          <Icon name="user" />
          <Text isolate style={{ flex: 1 }}>
            {name} (7° A), +2
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};
