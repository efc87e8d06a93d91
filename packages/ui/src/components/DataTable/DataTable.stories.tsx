import {
  Avatar,
  Badge,
  Box,
  Button,
  DataTable,
  IconButton,
  Menu,
  Tag,
  Text,
  type DataTableColumn,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

interface Person {
  id: string;
  name: string;
  mail: string;
  rut: string;
  role: string;
  pin: boolean;
  lastVisit: string;
}

const names = [
  'Marcela Fuentes Rojas',
  'Tomás Araya Mella',
  'Ignacia Soto Paredes',
  'Rodrigo Pizarro Vera',
  'Paula Cárcamo',
];
const roles = ['Inspectoría', 'Docente', 'Comunicaciones', 'Dirección', 'Asistente'];
const person = (at: number): Person => ({
  id: String(at),
  name: at < 5 ? names[at]! : `${names[at % 5]} ${at}`,
  mail: `persona.${at}@losaromos.example`,
  rut: '12.345.678-5',
  role: roles[at % 5]!,
  pin: at % 3 !== 1,
  lastVisit: `2026-09-0${(at % 7) + 1}`,
});
const people = (count: number) => Array.from({ length: count }, (_, at) => person(at));

const columns: DataTableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Person',
    primary: true,
    width: '36%',
    cell: ({ name }) => name,
    meta: ({ mail }) => mail,
    picture: ({ name }) => <Avatar name={name} />,
    pictureShape: 'circle',
    sortValue: ({ name }) => name,
  },
  { id: 'rut', header: 'RUT', cell: ({ rut }) => <bdi dir="ltr">{rut}</bdi>, hideBelow: 'medium' },
  { id: 'role', header: 'Role', cell: ({ role }) => <Tag>{role}</Tag>, sortValue: ({ role }) => role },
  {
    id: 'pin',
    header: 'PIN',
    cell: ({ pin }) =>
      pin ? (
        <Text size="small" tone="quiet">
          Has a PIN
        </Text>
      ) : (
        <Badge tone="caution" icon="key-round">
          No PIN
        </Badge>
      ),
  },
  {
    id: 'seen',
    header: 'Last visit',
    hideBelow: 'medium',
    cell: ({ lastVisit }) => <Text size="small">{lastVisit}</Text>,
    sortValue: ({ lastVisit }) => lastVisit,
  },
  {
    id: 'actions',
    header: 'Actions',
    actions: true,
    width: '48px',
    cell: ({ name }) => (
      <Menu
        label={`Actions: ${name}`}
        trigger={<IconButton size="s" variant="plain" icon="ellipsis" label={`Actions: ${name}`} />}
        items={[{ id: 'edit', label: 'Edit', icon: 'pencil' }]}
      />
    ),
  },
];

const actions = (
  <>
    <Button variant="plain" icon="key-round">
      Ask for a PIN
    </Button>
    <Button variant="plain" icon="id-card">
      Change role
    </Button>
  </>
);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Person>,
  args: {
    label: 'Users',
    columns,
    rows: people(5),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#user-${id}`,
    selectable: true,
    resizable: true,
    selectionActions: actions,
  },
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ordered by name, two rows ticked. */
export const Overview: Story = {
  args: {
    defaultSort: { column: 'name', direction: 'ascending' },
    defaultSelectedKeys: new Set(['1', '3']),
    total: 96,
  },
};

/** A menu of the bar has the colours of the page. */
export const SelectionMenu: Story = {
  args: {
    defaultSelectedKeys: new Set(['1']),
    selectionActions: (
      <Menu
        label="Change role"
        trigger={
          <Button variant="plain" icon="id-card">
            Change role
          </Button>
        }
        items={[
          { id: 'teacher', label: 'Teacher' },
          { id: 'head', label: 'Head' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Head' })).toBeVisible());
  },
};

/** The same rows in 390 px: cards, with a sort select and one checkbox for all. */
export const Cards: Story = {
  args: Overview.args!,
  decorators: [
    (Story) => (
      <Box padding="l" style={{ maxInlineSize: 390 }}>
        <Story />
      </Box>
    ),
  ],
};

export const Loading: Story = { args: { loading: true } };

/* Not among the args: Storybook would copy them into its address and its table. */
const many = people(100_000);

/** 100,000 rows, of which about thirty are rendered; the header row is sticky. */
export const ManyRows: Story = {
  args: { virtual: true, stickyHead: true },
  render: (args) => <DataTable {...args} rows={many} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** A press on a column's name orders; boxes tick; Shift ticks all between; arrows move a width. */
export const Interaction: Story = {
  globals: { locale: 'en' },
  args: { rows: people(8), total: 96, onSelectTotal: () => undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await expect(canvas.getByRole('columnheader', { name: 'Role' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select / });
    await userEvent.click(boxes[2]!);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(boxes[5]!);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /selected/ })).toBeVisible());
    const grip = canvas.getByRole('separator', { name: 'Width of Person' });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-fixed'));
  },
};

export const LongText: Story = {
  args: {
    rows: people(3).map((one) => ({
      ...one,
      name: `${one.name} ${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3)}`,
      role: 'Coordination of the second cycle of basic education',
    })),
    defaultSelectedKeys: new Set(['0']),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المستخدمون',
    columns: columns
      .filter(({ id }) => id !== 'actions' && id !== 'pin')
      .map((column) => ({
        ...column,
        header: { name: 'الشخص', rut: 'RUT', role: 'الدور', seen: 'آخر دخول' }[column.id] ?? '',
      })),
    rows: [
      { ...person(0), name: 'ليلى حداد', role: 'معلّمة' },
      { ...person(1), name: 'يوسف منصور', role: 'مدير' },
    ],
    defaultSort: { column: 'name', direction: 'descending' },
    defaultSelectedKeys: new Set(['1']),
    selectionActions: <Button variant="plain">طلب رمز PIN</Button>,
  },
};
