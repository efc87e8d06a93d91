import { FileIcon, Inline, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/FileIcon',
  component: FileIcon,
  args: { name: 'Reglamento-2026.pdf' },
} satisfies Meta<typeof FileIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Reglamento.pdf',
  'Circular.docx',
  'Notas.xlsx',
  'Charla.pptx',
  'Foto.jpg',
  'Acto.mp4',
  'Himno.mp3',
  'Respaldo.zip',
  'Plano.dwg',
  'sin-nombre',
];

export const Overview: Story = {
  render: () => (
    <Stack gap="l">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size} gap="m">
          {names.map((name) => (
            <FileIcon key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap="m">
        <FileIcon type="application/pdf" label="PDF document" />
        <Text as="span" size="small" tone="quiet">
          By its media type
        </Text>
      </Inline>
    </Stack>
  ),
};

const file = (name: string, detail: string) => (
  <Inline gap="m" wrap={false}>
    <FileIcon name={name} />
    <Stack>
      <Text weight="medium" tone="strong">
        <bdi>{name}</bdi>
      </Text>
      <Text size="small" tone="quiet">
        {detail}
      </Text>
    </Stack>
  </Inline>
);

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m">
      {file('لائحة المدرسة.pdf', '12 صفحة')}
      {file('قائمة اللوازم.docx', 'أضيف أمس')}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () =>
    file(
      `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(5)}.pdf`,
      'Added yesterday',
    ),
};
