import { CoverPage, Heading, LinkButton, Stack, TenantLogo, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice"><rect width="1200" height="800" fill="#dff2ec"/><circle cx="820" cy="230" r="110" fill="#f3d98c"/><path d="M0 460c380-120 720-40 1200-110v450H0z" fill="#8cc9b6"/><path d="M0 600c440-100 720 20 1200-70v270H0z" fill="#0f6e5a"/></svg>',
)}`;

const meta = {
  title: 'Components/CoverPage',
  component: CoverPage,
  parameters: { layout: 'fullscreen' },
  args: {
    image: <img src={hills} alt="" />,
    children: (
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>Colegio Los Aromos</Heading>
          <Text tone="quiet">News, events and messages for those who work here.</Text>
        </Stack>
        <LinkButton href="#sign-in" tone="accent" variant="solid" size="l" iconEnd="arrow-right">
          Sign in
        </LinkButton>
      </Stack>
    ),
  },
} satisfies Meta<typeof CoverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  async play({ canvas, canvasElement }) {
    const card = canvas.getByRole('main').getBoundingClientRect();
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    const apart =
      card.right <= picture.left ||
      picture.right <= card.left ||
      card.bottom <= picture.top ||
      picture.bottom <= card.top;
    await expect(apart).toBe(true);
  },
};
export const WithoutPicture: Story = { args: { image: undefined } };
export const LongText: Story = {
  args: {
    children: (
      <Stack gap="l">
        <TenantLogo name="Liceo Bicentenario Politécnico Doctor Rigoberto Iglesias Bastías de San Fabián" />
        <Heading level={1}>
          Liceo Bicentenario Politécnico Doctor Rigoberto Iglesias Bastías de San Fabián
        </Heading>
      </Stack>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    children: (
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>مدرسة لوس أروموس</Heading>
          <Text tone="quiet">أخبار وفعاليات ورسائل لمن يعملون هنا.</Text>
        </Stack>
        <LinkButton href="#sign-in" tone="accent" variant="solid" size="l" iconEnd="arrow-right">
          دخول
        </LinkButton>
      </Stack>
    ),
  },
};
