import {
  AuthPage,
  Button,
  Divider,
  Heading,
  LanguageSelector,
  Link,
  Stack,
  TenantLogo,
  Text,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const logo = toDataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#0F6E5A"/><path d="M24 38V18m0 8-7-6m7 10 7-7" stroke="#fff" stroke-width="3" fill="none"/></svg>',
);
const hills = toDataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 900" preserveAspectRatio="xMidYMax slice"><rect width="700" height="900" fill="#dff2ec"/><circle cx="520" cy="230" r="90" fill="#f3d98c"/><path d="M0 560c180-120 320-40 700-110v450H0z" fill="#8cc9b6"/><path d="M0 700c240-100 420 20 700-70v270H0z" fill="#0f6e5a"/></svg>',
);

const meta = {
  title: 'Components/AuthPage',
  component: AuthPage,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <TenantLogo src={logo} name="Colegio Los Aromos" />,
    aside: <img src={hills} alt="" />,
    caption: 'Curicó, since 1961',
    footer: (
      <>
        <span>
          Trouble signing in? <Link href="#help">Ask for help</Link>
        </span>
        <LanguageSelector
          appearance="word"
          size="s"
          languages={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'English' },
          ]}
          value="en"
          onValueChange={() => undefined}
        />
      </>
    ),
    children: (
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>Welcome back</Heading>
          <Text tone="quiet">Sign in with your staff account.</Text>
        </Stack>
        <Button tone="accent" variant="solid" size="l" fullWidth>
          Sign in
        </Button>
        <Divider>No identity number?</Divider>
        <Button size="l" icon="book-user" fullWidth>
          Sign in with a passport
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutPicture: Story = { args: { aside: undefined } };
export const LongText: Story = {
  args: {
    brand: (
      <TenantLogo
        src={logo}
        name="Liceo Bicentenario Politécnico Doctor Rigoberto Iglesias Bastías de San Fabián"
      />
    ),
    children: <Text>{'A form that is longer than the window is high. '.repeat(120)}</Text>,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    brand: <TenantLogo src={logo} name="مدرسة لوس أروموس" />,
    caption: 'كوريكو، منذ عام 1961',
    footer: (
      <span>
        لا تستطيع الدخول؟ <Link href="#help">اطلب المساعدة</Link>
      </span>
    ),
    children: (
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>مرحبا بعودتك</Heading>
          <Text tone="quiet">ادخل بحسابك في المدرسة.</Text>
        </Stack>
        <Button tone="accent" variant="solid" size="l" fullWidth>
          دخول
        </Button>
      </Stack>
    ),
  },
};
