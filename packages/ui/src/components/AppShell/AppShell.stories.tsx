import {
  AppShell,
  Badge,
  Box,
  Button,
  ColourSchemeSelector,
  Divider,
  IconButton,
  Inline,
  LanguageSelector,
  LinkButton,
  Menu,
  Page,
  Prose,
  Stack,
  TenantLogo,
  Text,
  type NavGroup,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#0F6E5A"/><path d="M24 38V18m0 8-7-6m7 10 7-7" stroke="#fff" stroke-width="3" fill="none"/></svg>',
)}`;

const navigation: NavGroup[] = [
  { items: [{ id: 'home', label: 'Home', icon: 'house', href: '#home', primary: true }] },
  {
    label: 'Communication',
    items: [
      { id: 'news', label: 'News', icon: 'newspaper', href: '#news', current: true, primary: true },
      { id: 'events', label: 'Events', icon: 'calendar-days', href: '#events', primary: true },
      { id: 'notifications', label: 'Notifications', icon: 'megaphone', href: '#notifications' },
      {
        id: 'messages',
        label: 'Messages',
        icon: 'message-square',
        href: '#messages',
        count: 5,
        primary: true,
      },
    ],
  },
  { items: [{ id: 'documents', label: 'Documents', icon: 'folder-open', href: '#documents' }] },
  {
    label: 'School',
    items: [
      { id: 'users', label: 'Users', icon: 'users', href: '#users' },
      { id: 'contacts', label: 'Contacts', icon: 'contact-round', href: '#contacts' },
      { id: 'places', label: 'Places', icon: 'map-pin', href: '#places' },
      { id: 'statistics', label: 'Statistics', icon: 'chart-column', href: '#statistics' },
      { id: 'integrations', label: 'Integrations', icon: 'plug', href: '#integrations' },
    ],
  },
];

const post = (title: string, detail: string) => (
  <Box as="li" key={title}>
    <Divider />
    <Inline gap="l" justify="between" style={{ paddingBlock: 12 }}>
      <Stack>
        <Text weight="medium" tone="strong">
          {title}
        </Text>
        <Text size="small" tone="quiet">
          {detail}
        </Text>
      </Stack>
      <Badge tone="positive" icon="circle-check">
        Published
      </Badge>
    </Inline>
  </Box>
);

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <TenantLogo src={logo} name="Los Aromos" detail="Main site" />,
    title: 'News',
    navigation,
    actions: (
      <>
        <LanguageSelector
          align="end"
          languages={[
            { value: 'es', label: 'Español' },
            { value: 'ar', label: 'العربية' },
          ]}
          value="es"
          onValueChange={() => undefined}
        />
        <ColourSchemeSelector align="end" value="auto" onValueChange={() => undefined} />
        <Menu
          align="end"
          label="Account"
          trigger={<IconButton icon="user" variant="plain" label="Account of Marcela Fuentes" />}
          items={[{ id: 'out', label: 'Sign out', icon: 'log-out' }]}
        />
      </>
    ),
    lastingActions: <IconButton icon="bell" variant="plain" label="Unread notices" />,
    primaryAction: { label: 'New post', icon: 'plus', href: '#new-post' },
    children: (
      <Page>
        <Stack gap="l">
          <Inline gap="s" justify="end">
            <LinkButton href="#new-post" tone="accent" variant="solid" icon="plus">
              New post
            </LinkButton>
          </Inline>
          <Stack as="ul">
            {post('Special timetable for the national holiday', 'Notices · Marcela Fuentes')}
            {post('Meeting of the families of 7° and 8°', 'Families · Rodrigo Pizarro')}
            {post('Evacuation drill on Thursday', 'Safety · Tomás Araya')}
          </Stack>
        </Stack>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RailOfIcons: Story = { args: { defaultCollapsed: true } };

export const OfAForm: Story = {
  args: {
    title: 'New post',
    footer: 'none',
    primaryAction: undefined,
    children: (
      <Page
        width="form"
        footer={
          <>
            <Button variant="plain">Cancel</Button>
            <Button tone="accent" variant="solid">
              Publish
            </Button>
          </>
        }
      >
        <Prose>{'A form that is longer than the window is high. '.repeat(160)}</Prose>
      </Page>
    ),
  },
};

export const Interaction: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    const rail = canvas.getByRole('button', { name: /Collapse menu|Expand menu/ });
    const expanded = rail.getAttribute('aria-expanded');
    const width = canvas.getByRole('main').getBoundingClientRect().width;
    await userEvent.click(rail);
    await expect(rail.getAttribute('aria-expanded')).not.toBe(expanded);
    await expect(canvas.getByRole('main').getBoundingClientRect().width).not.toBe(width);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible());
  },
};

/** The page alone, for a screen on a wall. */
export const Bare: Story = { args: { bare: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    brand: (
      <TenantLogo
        src={logo}
        name="Liceo Bicentenario Politécnico Doctor Rigoberto Iglesias Bastías"
        detail="North wing"
      />
    ),
    title:
      'Benutzerverwaltungseinstellungen und die Zustimmung der Familien der vierten und fünften Klassen bearbeiten',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    brand: <TenantLogo src={logo} name="مدرسة لوس أروموس" detail="المبنى الرئيسي" />,
    title: 'الأخبار',
    navigation: [
      { items: [{ id: 'home', label: 'الرئيسية', icon: 'house', href: '#home', primary: true }] },
      {
        label: 'التواصل',
        items: [
          { id: 'news', label: 'الأخبار', icon: 'newspaper', href: '#news', current: true, primary: true },
          { id: 'events', label: 'الفعاليات', icon: 'calendar-days', href: '#events', primary: true },
          {
            id: 'messages',
            label: 'الرسائل',
            icon: 'message-square',
            href: '#messages',
            count: 5,
            primary: true,
          },
        ],
      },
    ],
    actions: undefined,
    lastingActions: <IconButton icon="bell" variant="plain" label="إشعارات غير مقروءة" />,
    primaryAction: { label: 'خبر جديد', icon: 'plus', href: '#new-post' },
    children: (
      <Page>
        <Stack as="ul">{post('دوام خاص بالعيد الوطني', 'إعلانات · ليلى حداد')}</Stack>
      </Page>
    ),
  },
};
