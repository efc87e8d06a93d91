import type { ReactElement } from 'react';
import * as ui from './index.ts';

/**
 * Which elements get the attributes of a component. - `root`: ref, id, className, data-* on the outermost element. -
 * `field`: className on the outermost element, the rest on its native control (components/README.md). - `shell`: as
 * `root`, but the id is that of the control inside. - `overlay`: as `root`, but the element is rendered into the
 * overlay container of UiRoot. - `wrapper`: adds no element; the child keeps its attributes.
 */
export type SampleKind = 'root' | 'field' | 'shell' | 'overlay' | 'wrapper';

export interface Sample {
  element: ReactElement<Record<string, unknown>>;
  kind: SampleKind;
}

const noop = () => {};
const root = (element: ReactElement): Sample => ({ element: element as Sample['element'], kind: 'root' });
const field = (element: ReactElement): Sample => ({ ...root(element), kind: 'field' });
const shell = (element: ReactElement): Sample => ({ ...root(element), kind: 'shell' });
const overlay = (element: ReactElement): Sample => ({ ...root(element), kind: 'overlay' });
const wrapper = (element: ReactElement): Sample => ({ ...root(element), kind: 'wrapper' });

const choices = [
  { value: 'a', label: '7° A' },
  { value: 'b', label: '7° B' },
];
const tabs = [
  { id: 'all', label: 'All' },
  { id: 'drafts', label: 'Drafts', count: 6 },
];
const navigation = [
  { items: [{ id: 'news', label: 'News', icon: 'newspaper' as const, href: '/blog', current: true }] },
];
const postColumns = [
  { id: 'title', header: 'News', cell: ({ title }: { title: string }) => title, primary: true },
];

/** A minimal use of each component, with the required props. A component without one fails the conformance test. */
export const samples: Record<string, Sample> = {
  Accordion: root(<ui.Accordion items={[{ id: 'a', title: 'Where is it?', content: 'In the court.' }]} />),
  Agenda: root(<ui.Agenda label="Events" events={[{ id: 'a', title: 'Fair', start: '2026-09-17' }]} />),
  AlertBar: root(<ui.AlertBar label="Real alert" title="Evacuate" />),
  AlertTakeover: overlay(
    <ui.AlertTakeover
      label="Real alert"
      title="Evacuate"
      answers={[{ id: 'safe', icon: 'shield-check', label: 'I am safe', onSelect: noop }]}
    />,
  ),
  AppShell: root(
    <ui.AppShell brand="Los Aromos" title="News" navigation={navigation}>
      <p>Nothing yet.</p>
    </ui.AppShell>,
  ),
  AudiencePicker: root(
    <ui.AudiencePicker label="For whom" groups={[{ id: 'a', label: 'Courses', options: choices }]} />,
  ),
  AuthPage: root(<ui.AuthPage brand="Los Aromos">Sign in</ui.AuthPage>),
  Avatar: root(<ui.Avatar name="Marcela Fuentes" />),
  AvatarField: field(<ui.AvatarField label="Picture" personName="Ana Rojas" />),
  AvatarGroup: root(
    <ui.AvatarGroup label="Read by" members={[{ name: 'Marcela Fuentes' }]} max={1} total={3} />,
  ),
  Badge: root(<ui.Badge>Draft</ui.Badge>),
  Banner: root(<ui.Banner>The server rests at night.</ui.Banner>),
  Box: root(<ui.Box>Paper</ui.Box>),
  Breadcrumbs: root(<ui.Breadcrumbs items={[{ label: 'News', href: '/blog' }, { label: 'Fair' }]} />),
  Button: root(<ui.Button>Save</ui.Button>),
  ButtonGroup: root(
    <ui.ButtonGroup label="Zoom">
      <ui.Button>Larger</ui.Button>
    </ui.ButtonGroup>,
  ),
  Checkbox: field(<ui.Checkbox label="Tell me" />),
  CheckboxGroup: root(<ui.CheckboxGroup label="Courses" options={choices} />),
  Column: root(<ui.Column>One</ui.Column>),
  ColorField: field(<ui.ColorField label="Colour" pickerLabel="Pick a colour" />),
  Columns: root(
    <ui.Columns>
      <ui.Column>One</ui.Column>
    </ui.Columns>,
  ),
  ColourSchemeSelector: root(<ui.ColourSchemeSelector value="auto" onValueChange={noop} />),
  Combobox: field(<ui.Combobox label="Course" options={choices} />),
  CommandPalette: overlay(<ui.CommandPalette defaultOpen commands={[{ id: 'news', label: 'News' }]} />),
  Composer: root(<ui.Composer value="" onValueChange={noop} onSend={noop} />),
  ConfirmDialog: overlay(
    <ui.ConfirmDialog
      open
      onOpenChange={noop}
      title="Delete the news?"
      body="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={noop}
    />,
  ),
  ConversationList: root(
    <ui.ConversationList label="Conversations" conversations={[{ id: 'a', name: 'Ana' }]} />,
  ),
  CoverPage: root(<ui.CoverPage>Los Aromos</ui.CoverPage>),
  DateField: field(<ui.DateField label="Birthday" />),
  DatePicker: field(<ui.DatePicker label="Day" />),
  DateTimeField: field(<ui.DateTimeField label="Begins" />),
  DataTable: root(
    <ui.DataTable
      label="News"
      columns={postColumns}
      rows={[{ title: 'Fair' }]}
      rowKey={({ title }) => title}
    />,
  ),
  DescriptionList: root(
    <ui.DescriptionList items={[{ term: 'Course', details: '7° A' }, { term: 'Room' }]} />,
  ),
  CreditCard: root(<ui.CreditCard />),
  Dialog: overlay(
    <ui.Dialog open title="Recover the account" description="We send a letter." onOpenChange={noop}>
      <p>Where to?</p>
    </ui.Dialog>,
  ),
  Divider: root(<ui.Divider />),
  Drawer: overlay(
    <ui.Drawer open title="Places" description="All of them." onOpenChange={noop}>
      <p>News</p>
    </ui.Drawer>,
  ),
  EmojiPanel: root(<ui.EmojiPanel onEmojiSelect={noop} />),
  EmojiPicker: root(<ui.EmojiPicker trigger={<button>Emoji</button>} onEmojiSelect={noop} />),
  EmptyState: root(<ui.EmptyState title="No news yet" />),
  ErrorState: root(<ui.ErrorState title="The news could not be read" />),
  ErrorSummary: root(
    <ui.ErrorSummary title="Two things to put right" errors={[{ href: '#x', message: 'Title' }]} />,
  ),
  Field: shell(<ui.Field label="Place">{(control) => <input {...control} />}</ui.Field>),
  Fieldset: root(<ui.Fieldset label="Address">Street</ui.Fieldset>),
  FileField: field(<ui.FileField label="Documents" />),
  FileIcon: root(<ui.FileIcon name="Rules.pdf" />),
  Grid: root(<ui.Grid>One</ui.Grid>),
  Heading: root(<ui.Heading level={2}>News</ui.Heading>),
  Icon: root(<ui.Icon name="check" />),
  IconButton: root(<ui.IconButton icon="x" label="Close" />),
  Image: root(<ui.Image src="/garden.jpeg" alt="The garden" />),
  Inline: root(<ui.Inline>One</ui.Inline>),
  Kbd: root(<ui.Kbd keys={['Mod', 'K']} />),
  LanguageSelector: root(
    <ui.LanguageSelector languages={[{ value: 'es', label: 'Español' }]} value="es" onValueChange={noop} />,
  ),
  Link: root(<ui.Link href="/blog">News</ui.Link>),
  LinkButton: root(<ui.LinkButton href="/blog">News</ui.LinkButton>),
  List: root(<ui.List label="Unread" />),
  ListDetail: root(<ui.ListDetail list="Chats">Ana</ui.ListDetail>),
  ListItem: root(<ui.ListItem title="Fair" />),
  Menu: root(
    <ui.Menu label="More" trigger={<button>More</button>} items={[{ id: 'edit', label: 'Edit' }]} />,
  ),
  MessageBubble: root(<ui.MessageBubble author="Ana" sentAt="2026-09-08T13:38:00Z" text="Hello" />),
  MessageList: root(
    <ui.MessageList label="Staff" items={['a']} itemKey={String} itemTime={() => '2025-09-08T12:00:00Z'}>
      {(text) => <ui.MessageBubble author="Ana" sentAt="2025-09-08T12:00:00Z" text={text} />}
    </ui.MessageList>,
  ),
  Meter: root(<ui.Meter label="Read by" value={312} max={480} />),
  MultiSelect: field(<ui.MultiSelect label="Courses" options={choices} defaultValue={['a']} />),
  NetworkStatus: root(<ui.NetworkStatus online />),
  NewItemsBar: root(
    <ui.NewItemsBar label="Show 3 new posts" announcement="The list has changed." onShow={noop} />,
  ),
  MonthCalendar: root(<ui.MonthCalendar label="Events" events={[]} defaultDate="2026-09-01" />),
  Notice: root(<ui.Notice tone="info">The server rests at night.</ui.Notice>),
  NumberField: field(<ui.NumberField label="Places" />),
  Page: root(<ui.Page>Form</ui.Page>),
  Pagination: root(<ui.Pagination label="Pages" page={2} pageCount={6} onPageChange={noop} />),
  PasswordField: field(<ui.PasswordField label="Password" />),
  Popover: root(<ui.Popover trigger={<button>Filter</button>} title="Filter" />),
  PhoneField: field(<ui.PhoneField label="Telephone" />),
  PinField: field(<ui.PinField label="Code" />),
  Presence: root(<ui.Presence status="online" />),
  ProgressBar: root(<ui.ProgressBar label="Sending" value={40} />),
  Prose: root(<ui.Prose>Dear families</ui.Prose>),
  RadioGroup: root(<ui.RadioGroup label="Course" options={choices} />),
  ReceiptTicks: root(<ui.ReceiptTicks status="sent" />),
  ReloadPrompt: overlay(<ui.ReloadPrompt reason="update" onDismiss={noop} />),
  ScrollArea: root(<ui.ScrollArea label="Messages">Many words</ui.ScrollArea>),
  RichTextField: field(<ui.RichTextField label="Content" />),
  RutField: field(<ui.RutField label="RUT" />),
  SearchButton: root(<ui.SearchButton label="Search" keys={['Mod', 'K']} />),
  SearchField: field(<ui.SearchField label="Search" />),
  SegmentedControl: root(<ui.SegmentedControl label="View" options={choices} defaultValue="a" />),
  Select: field(<ui.Select label="Course" options={choices} />),
  Skeleton: root(<ui.Skeleton />),
  SkeletonGroup: root(
    <ui.SkeletonGroup label="Loading news">
      <ui.Skeleton />
    </ui.SkeletonGroup>,
  ),
  Spinner: root(<ui.Spinner />),
  SplitPane: root(<ui.SplitPane label="Conversations" start="List" end="Thread" />),
  Stack: root(<ui.Stack>One</ui.Stack>),
  Switch: field(<ui.Switch label="Calendar" />),
  Table: root(
    <ui.Table label="News" columns={postColumns} rows={[{ title: 'Fair' }]} rowKey={({ title }) => title} />,
  ),
  Tabs: root(
    <ui.Tabs label="News" items={tabs} value="all" onValueChange={noop}>
      All of them
    </ui.Tabs>,
  ),
  Tag: root(<ui.Tag>7° A</ui.Tag>),
  TenantLogo: root(<ui.TenantLogo name="Los Aromos" />),
  Text: root(<ui.Text>Dear families</ui.Text>),
  TextArea: field(<ui.TextArea label="Text" />),
  TextField: field(<ui.TextField label="Title" />),
  Time: root(<ui.Time value="2026-09-10T08:00:00Z" timeZone="America/Santiago" format="dateTime" />),
  Toolbar: root(
    <ui.Toolbar label="Formatting">
      <ui.Button>Bold</ui.Button>
    </ui.Toolbar>,
  ),
  ToolbarSeparator: root(<ui.ToolbarSeparator />),
  TimeField: field(<ui.TimeField label="Bell" />),
  ThemeIsland: root(<ui.ThemeIsland theme={ui.tenantTheme('#0F6E5A')}>Fair</ui.ThemeIsland>),
  TypingIndicator: root(<ui.TypingIndicator names={['Ana']} />),
  WeekCalendar: root(<ui.WeekCalendar label="Events" events={[]} defaultDate="2026-09-01" />),
  WeekdayHours: root(
    <ui.WeekdayHours label="Hours" defaultValue={[{ weekday: 1, opens: '08:00', closes: '13:00' }]} />,
  ),
  Tooltip: wrapper(
    <ui.Tooltip content="Ctrl K">
      <button>Search</button>
    </ui.Tooltip>,
  ),
  VirtualList: root(
    <ui.VirtualList label="Unread" items={['Fair']} itemKey={(item) => item}>
      {(item) => <ui.ListItem title={item} />}
    </ui.VirtualList>,
  ),
  ShareBar: root(<ui.ShareBar label="Answers" shares={[{ id: 'safe', label: 'Safe', value: 80 }]} figures />),
  BarList: root(
    <ui.BarList label="Read" itemHeader="News" valueHeader="Readers" items={[{ label: 'Fair', value: 3 }]} />,
  ),
  DocumentPages: root(
    <ui.DocumentPages label="Rules" pages={[{ width: 600, height: 800 }]} onDraw={async () => ''} />,
  ),
  HeatMap: root(<ui.HeatMap label="Visits" cells={[{ weekday: 2, hour: 8, value: 3 }]} />),
  LineChart: root(
    <ui.LineChart
      label="Visits"
      pointHeader="Day"
      points={['2026-09-01', '2026-09-02']}
      series={[{ label: 'Visits', values: [3, 5] }]}
    />,
  ),
  StatTile: root(<ui.StatTile label="Visits" value={214} />),
};
