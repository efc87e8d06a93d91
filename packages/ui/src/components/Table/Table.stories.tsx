import {
  Avatar,
  Badge,
  Box,
  FileIcon,
  IconButton,
  Inline,
  Menu,
  Meter,
  Stack,
  Table,
  Tag,
  Text,
  type BadgeTone,
  type IconName,
  type TableColumn,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

interface Post {
  id: string;
  title: string;
  category: string;
  author: string;
  audience: string[];
  status: keyof typeof statuses;
  date: string;
  readCount?: [number, number];
}

const statuses: Record<string, { tone: BadgeTone; icon: IconName; label: string }> = {
  published: { tone: 'positive', icon: 'circle-check', label: 'Published' },
  scheduled: { tone: 'info', icon: 'clock', label: 'Scheduled' },
  review: { tone: 'caution', icon: 'eye', label: 'In review' },
  draft: { tone: 'neutral', icon: 'pencil', label: 'Draft' },
};

const posts: Post[] = [
  {
    id: '1',
    title: 'Timetable of the national holidays',
    category: 'Notices',
    author: 'Marcela Fuentes',
    audience: ['Whole school'],
    status: 'published',
    date: 'today, 8:00',
    readCount: [312, 480],
  },
  {
    id: '2',
    title: 'Meeting of families of 7th and 8th grade',
    category: 'Families',
    author: 'Rodrigo Pizarro',
    audience: ['7° A', '7° B'],
    status: 'published',
    date: 'yesterday, 17:30',
    readCount: [96, 131],
  },
  {
    id: '3',
    title: 'Folk festival: registration of dances by course',
    category: 'Community',
    author: 'Ignacia Soto',
    audience: ['1° A', '1° B'],
    status: 'scheduled',
    date: '10 Sept, 8:00',
  },
  {
    id: '4',
    title: 'Vaccination against HPV: permission of the family for 4th and 5th grade of basic education',
    category: 'Health',
    author: 'Paula Cárcamo',
    audience: ['4° A', '4° B'],
    status: 'review',
    date: '—',
  },
  {
    id: '5',
    title: 'List of materials for the garden workshop',
    category: 'Workshops',
    author: 'Ignacia Soto',
    audience: ['3° A'],
    status: 'draft',
    date: 'edited 2 h ago',
  },
];

const columns: TableColumn<Post>[] = [
  {
    id: 'post',
    header: 'Post',
    primary: true,
    width: '44%',
    cell: (post) => post.title,
    meta: (post) => `${post.category} · ${post.author}`,
    picture: (post) => <Avatar name={post.author} />,
  },
  {
    id: 'audience',
    header: 'For',
    card: 'line',
    hideBelow: 'medium',
    cell: (post) => (
      <Inline gap="xs">
        {post.audience.map((course) => (
          <Tag key={course}>{course}</Tag>
        ))}
      </Inline>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => {
      const { tone, icon, label } = statuses[status]!;
      return (
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      );
    },
  },
  {
    id: 'date',
    header: 'Published',
    hideBelow: 'medium',
    cell: (post) => <Text size="small">{post.date}</Text>,
  },
  {
    id: 'read',
    header: 'Read by',
    cell: ({ readCount }) =>
      readCount ? (
        <Meter value={readCount[0]} max={readCount[1]} label={`${readCount[0]} of ${readCount[1]}`} />
      ) : (
        <Text size="small" tone="quiet">
          Not sent yet
        </Text>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (post) => (
      <Menu
        label={`Actions: ${post.title}`}
        trigger={<IconButton size="s" variant="plain" icon="ellipsis" label={`Actions: ${post.title}`} />}
        items={[{ id: 'edit', label: 'Edit', icon: 'pencil', onSelect: () => undefined }]}
      />
    ),
  },
];

const meta = {
  title: 'Components/Table',
  component: Table<Post>,
  args: {
    label: 'News',
    columns,
    rows: posts,
    rowKey: (post) => post.id,
    rowHref: (post) => `#post-${post.id}`,
  },
} satisfies Meta<typeof Table<Post>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** The same rows in 390 px of width: cards, in the same markup and with the same roles. */
export const Cards: Story = {
  decorators: [
    (Story) => (
      <Box padding="l" style={{ maxInlineSize: 390 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'News' })).toBeVisible());
    await expect(canvas.getAllByRole('row')).toHaveLength(posts.length + 1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(columns.length);
  },
};

/** Grey rows of the same measures. */
export const Loading: Story = { args: { loading: true } };

const [titleColumn, ...otherColumns] = columns;

/** Rows that are files, and the space that is reserved for them. */
export const Files: Story = {
  args: {
    columns: [
      {
        ...titleColumn!,
        picture: (post) => <FileIcon name={`${post.id}.pdf`} size="s" />,
        pictureShape: 'file',
      },
      ...otherColumns,
    ],
  },
};

export const FilesLoading: Story = { args: { ...Files.args, loading: true } };

const widths = new Map([
  ['audience', '14%'],
  ['status', '140px'],
  ['date', '120px'],
  ['read', '166px'],
]);
const sized = columns.map((column) => ({ ...column, width: widths.get(column.id) }));

/** All columns but one have a width: they are as wide while the rows are loading as afterwards. */
export const Sized: Story = {
  args: { columns: sized as TableColumn<Post>[] },
  render: (args) => (
    <Stack gap="xl">
      <Table {...args} label="On its way" loading />
      <Table {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [loadingCells = [], loadedCells = []] = canvas.getAllByRole('table').map((table) =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.offsetWidth),
    );
    await expect(loadingCells).toEqual(loadedCells);
  },
};

/** The rows that are shown elsewhere. */
export const Selected: Story = { args: { selected: new Set(['2']) } };

/** The header row is sticky. */
export const StickyHead: Story = {
  args: {
    stickyHead: true,
    rows: Array.from({ length: 40 }, (_, i) => ({ ...posts[i % 5]!, id: String(i) })),
  },
};

/** One link a row, then its actions. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: posts[0]!.title })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await canvas.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    rows: posts.map((post) => ({
      ...post,
      title: `${post.title} ${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4)}`,
      audience: Array.from({ length: 14 }, (_, i) => `${i + 1}° A`),
    })),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الأخبار',
    columns: columns
      .filter(({ id }) => id !== 'actions' && id !== 'read')
      .map((column) => ({
        ...column,
        header: { post: 'الخبر', audience: 'إلى', status: 'الحالة', date: 'نُشر' }[column.id] ?? '',
      })),
    rows: [
      {
        id: '1',
        title: 'دوام خاص بالعيد الوطني',
        category: 'إعلانات',
        author: 'ليلى حداد',
        audience: ['المدرسة كلها'],
        status: 'published',
        date: 'اليوم، 8:00',
      },
      {
        id: '2',
        title: 'اجتماع عائلات الصفين السابع والثامن',
        category: 'العائلات',
        author: 'يوسف منصور',
        audience: ['7° A', '7° B'],
        status: 'draft',
        date: '—',
      },
    ],
  },
};
