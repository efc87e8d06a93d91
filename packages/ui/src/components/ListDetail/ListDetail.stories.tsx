import { Button, Heading, Icon, List, ListDetail, ListItem, Page, Stack, Text, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const list = (
  <List ruled={false} label="Integrations">
    <ListItem href="#mail" selected start={<Icon name="mail" />} title="Mail (SMTP)" meta="Error" />
    <ListItem href="#calendar" start={<Icon name="calendar-days" />} title="Calendar" meta="Working" />
  </List>
);

const detail = (
  <Page
    width="form"
    footer={
      <>
        <Button variant="plain">Cancel</Button>
        <Button tone="accent" variant="solid">
          Save
        </Button>
      </>
    }
  >
    <Stack gap="l">
      <Heading level={2}>Mail (SMTP)</Heading>
      <Text tone="quiet">Sends notices and password resets.</Text>
      <TextField label="Server" defaultValue="smtp.losaromos.example" />
    </Stack>
  </Page>
);

const meta = {
  title: 'Components/ListDetail',
  component: ListDetail,
  parameters: { layout: 'fullscreen' },
  argTypes: { children: { control: false }, list: { control: false } },
  args: { list, children: detail, style: { minBlockSize: 480 } },
} satisfies Meta<typeof ListDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open item. A phone shows only the item. */
export const Overview: Story = {};

/** No open item. A phone shows the list. */
export const ListOnly: Story = { args: { children: undefined } };

/** Three panes that scroll inside a given height. A phone shows one of them. */
export const Filled: Story = {
  args: {
    fill: true,
    style: { blockSize: 480 },
    listHeader: <TextField label="Search" />,
    children: <Page width="form">{'An item that is longer than its pane is high. '.repeat(200)}</Page>,
    aside: <Page>Details</Page>,
  },
};

export const LongText: Story = {
  args: {
    list: (
      <List ruled={false} label="Integrations">
        <ListItem
          href="#mail"
          selected
          start={<Icon name="mail" />}
          title="Servidor de correo electrónico saliente de la administración"
          meta="12.480 correos en espera"
        />
      </List>
    ),
    children: <Page width="form">{'An item that is longer than the window is high. '.repeat(200)}</Page>,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    list: (
      <List ruled={false} label="عمليات الربط">
        <ListItem href="#mail" selected start={<Icon name="mail" />} title="البريد (SMTP)" meta="خطأ" />
        <ListItem href="#calendar" start={<Icon name="calendar-days" />} title="التقويم" meta="يعمل" />
      </List>
    ),
    children: (
      <Page width="form">
        <Heading level={2}>البريد (SMTP)</Heading>
      </Page>
    ),
  },
};
