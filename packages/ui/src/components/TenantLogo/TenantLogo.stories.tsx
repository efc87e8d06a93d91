import { Stack, TenantLogo } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#0F6E5A" d="M4 6 24 2l20 4v20c0 12-9 17-20 20C13 43 4 38 4 26z"/><path d="M24 38V18m0 8-7-6m7 10 7-7" stroke="#fff" stroke-width="3" fill="none"/></svg>',
)}`;

const meta = {
  title: 'Components/TenantLogo',
  component: TenantLogo,
  args: { name: 'Colegio Los Aromos' },
} satisfies Meta<typeof TenantLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      <TenantLogo {...args} src={src} detail="Main site" />
      <TenantLogo {...args} src={src} />
      <TenantLogo {...args} detail="Main site" />
      <TenantLogo name="مدرسة لوس أروموس" src={src} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    src,
    style: { maxInlineSize: 220 },
    name: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'Liceo Bicentenario Politécnico Doctor Rigoberto Iglesias '.repeat(6)}`,
    detail: 'Second site of the municipality, north wing',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { src, name: 'مدرسة لوس أروموس', detail: 'المبنى الرئيسي' },
};
