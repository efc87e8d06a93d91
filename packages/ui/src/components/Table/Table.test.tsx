import { Badge, FileIcon, IconButton, Table, UiRoot, type TableColumn } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';

interface Post {
  id: string;
  title: string;
  author: string;
  status: string;
}
const posts: Post[] = [
  { id: '1', title: 'Timetable of the holidays', author: 'Marcela Fuentes', status: 'Published' },
  { id: '2', title: 'Parents’ meeting', author: 'Rodrigo Pizarro', status: 'Draft' },
];
const remove = vi.fn<(id: string) => void>();
const columns: TableColumn<Post>[] = [
  { id: 'title', header: 'Post', primary: true, cell: (post) => post.title, meta: (post) => post.author },
  { id: 'status', header: 'Status', cell: (post) => <Badge>{post.status}</Badge> },
  {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (post) => (
      <IconButton icon="trash-2" label={`Delete ${post.title}`} onClick={() => remove(post.id)} />
    ),
  },
];
const show = (props: Partial<ComponentProps<typeof Table<Post>>> = {}, navigate?: (href: string) => void) =>
  render(
    <UiRoot locale="en" messages={en} {...(navigate ? { navigate } : {})}>
      <Table label="News" columns={columns} rows={posts} rowKey={(post) => post.id} {...props} />
    </UiRoot>,
  );

describe('Table', () => {
  it('renders a table with named columns and rows', () => {
    show();
    const table = screen.getByRole('table', { name: 'News' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Post', 'Status', 'Actions']);
    const row = within(table).getAllByRole('row')[1]!;
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Timetable of the holidays');
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Published');
  });

  it('uses fixed widths if all columns but one have one, else the width of the content', () => {
    show({
      columns: columns.map((column) => (column.id === 'status' ? { ...column, width: '9em' } : column)),
    });
    expect(screen.getByRole('table')).toHaveAttribute('data-fixed');
    const getWidth = (name: string) =>
      screen.getByRole('columnheader', { name }).style.getPropertyValue('--sui-width');
    expect(['Post', 'Status', 'Actions'].map(getWidth)).toEqual(['', '9em', 'var(--sui-actions, 44px)']);
    document.body.replaceChildren();
    show();
    expect(screen.getByRole('table')).not.toHaveAttribute('data-fixed');
  });

  it('makes the title the link of its row, without controls inside', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn<(href: string) => void>();
    show({ rowHref: (post) => `/blog/post/${post.id}` }, navigate);
    const link = screen.getByRole('link', { name: 'Parents’ meeting' });
    expect(link).toHaveAttribute('href', '/blog/post/2');
    expect(link.querySelector('a, button')).toBeNull();
    await user.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/blog/post/2', expect.anything());
    await user.click(screen.getByRole('button', { name: 'Delete Parents’ meeting' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith('2');
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('moves through rows in order with Tab', async () => {
    const user = userEvent.setup();
    show({ rowHref: (post) => `/blog/post/${post.id}` });
    const names: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      );
    }
    expect(names).toEqual([
      'Timetable of the holidays',
      'Delete Timetable of the holidays',
      'Parents’ meeting',
      'Delete Parents’ meeting',
    ]);
  });

  it('marks the selected rows with aria-current', () => {
    show({ selected: new Set(['2']) });
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'true',
    ]);
  });

  it('announces loading and hides the placeholder rows from screen readers', () => {
    show({ loading: true, loadingRows: 3 });
    expect(screen.getByRole('table', { name: 'News' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading rows');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('Parents’ meeting')).not.toBeInTheDocument();
  });

  it('reserves the width of a file picture while loading', () => {
    const [first, ...rest] = columns;
    const sheets = [
      { ...first!, picture: () => <FileIcon name="a.pdf" size="s" />, pictureShape: 'file' as const },
    ];
    show({ loading: true, loadingRows: 1, columns: [...sheets, ...rest] });
    expect(document.querySelector('[style*="--sui-width: 32px"]')).not.toBeNull();
  });
});
