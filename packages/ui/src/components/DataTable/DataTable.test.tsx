import { DataTable, UiRoot, type DataTableColumn, type DataTableProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

interface Person {
  id: string;
  name: string;
  age: number | null;
}
const people: Person[] = [
  { id: 'a', name: 'Óscar', age: 9 },
  { id: 'b', name: 'Ana', age: 10 },
  { id: 'c', name: 'Zoe', age: null },
  { id: 'd', name: 'ñandú', age: 2 },
];
const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', primary: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'age', header: 'Age', cell: ({ age }) => age, sortValue: ({ age }) => age },
  { id: 'room', header: 'Room', cell: () => '12', sortable: true },
];
const show = (props: Partial<DataTableProps<Person>> = {}, locale: 'en' | 'ar' = 'en') => {
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
      <DataTable label="People" columns={columns} rows={people} rowKey={({ id }) => id} {...props} />
    </UiRoot>,
  );
  return userEvent.setup();
};
const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const getSelectedNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .map(({ checked }) => checked);
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const allBoxes = () => screen.getAllByRole('checkbox', { name: 'Select all' });

describe('DataTable with sorting', () => {
  it('sorts text by the rules of the language, numbers by value, and empty values last', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(order()).toEqual(['Ana', 'ñandú', 'Óscar', 'Zoe']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('Sorted by Name, ascending')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Zoe', 'Óscar', 'ñandú', 'Ana']);
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(order()).toEqual(['ñandú', 'Óscar', 'Ana', 'Zoe']);
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(order()).toEqual(['Ana', 'Óscar', 'ñandú', 'Zoe']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  });

  it('only calls onSortChange when the sort is controlled and the column has no sortValue', async () => {
    const onSortChange = vi.fn();
    const user = show({ sort: { column: 'age', direction: 'descending' }, onSortChange });
    await user.click(screen.getByRole('button', { name: 'Room' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'room', direction: 'ascending' });
    expect(order()[0]).toBe('Ana');
  });
});

describe('DataTable with selection', () => {
  it('selects one, all and none, and shows the count', async () => {
    const onSelectedKeysChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    const user = show({ selectable: true, onSelectedKeysChange });
    await user.click(box('Ana'));
    expect([...onSelectedKeysChange.mock.lastCall![0]]).toEqual(['b']);
    expect(screen.getByText('1 selected')).toHaveAttribute('role', 'status');
    expect(allBoxes().at(-1)).toBePartiallyChecked();
    await user.click(allBoxes().at(-1)!);
    expect(getSelectedNames()).toEqual([true, true, true, true]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(getSelectedNames()).toEqual([false, false, false, false]);
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('selects a range with Shift, by mouse and by keyboard', async () => {
    const user = show({ selectable: true });
    await user.click(box('Óscar'));
    await user.keyboard('{Shift>}');
    await user.click(box('Zoe'));
    await user.keyboard('{/Shift}');
    expect(getSelectedNames()).toEqual([true, true, true, false]);
    await user.click(box('ñandú'));
    act(() => box('Ana').focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(getSelectedNames()).toEqual([true, false, false, false]);
  });

  it('keeps the selection of other pages, and offers to select all pages', async () => {
    const onSelectedKeysChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    const total = vi.fn();
    const user = show({
      selectable: true,
      defaultSelectedKeys: new Set(['other']),
      onSelectedKeysChange,
      total: 96,
      onSelectTotal: total,
    });
    await user.click(allBoxes().at(-1)!);
    expect(onSelectedKeysChange.mock.lastCall![0]).toEqual(new Set(['other', 'a', 'b', 'c', 'd']));
    await user.click(screen.getByRole('button', { name: 'Select all 96' }));
    expect(total).toHaveBeenCalledOnce();
  });
});

describe('DataTable with resizable columns', () => {
  const withWidths = () => {
    for (const head of screen.getAllByRole('columnheader'))
      Object.defineProperty(head, 'offsetWidth', { value: 200, configurable: true });
  };
  const getWidth = (name: string) =>
    screen.getByRole('columnheader', { name }).style.getPropertyValue('--sui-width');
  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'resizes with the arrow keys, in the reading direction (%s)',
    async (locale, forwardKey, back) => {
      const user = show({ resizable: true }, locale);
      withWidths();
      const grip = screen.getAllByRole('separator')[0]!;
      vi.spyOn(grip, 'matches').mockReturnValue(locale === 'ar');
      act(() => grip.focus());
      await user.keyboard(forwardKey);
      expect(getWidth('Name')).toBe('36%');
      expect(Number.parseFloat(getWidth('Age'))).toBeCloseTo((184 / 600) * 100);
      expect(grip).toHaveAttribute('aria-valuenow', '36');
      await user.keyboard(`{Enter}${back}`);
      expect(Number.parseFloat(getWidth('Name'))).toBeCloseTo((184 / 600) * 100);
      await user.keyboard('{Home}');
      expect(Number.parseFloat(getWidth('Name'))).toBeCloseTo((64 / 600) * 100);
      await user.keyboard('{Enter}');
      expect(getWidth('Name')).toBe('');
    },
  );
});

describe('DataTable with virtual rows', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: String(at), name: `P ${at}`, age: at }));
  it('renders the visible rows and exposes the row count', () => {
    show({ rows: many, virtual: true });
    const table = screen.getByRole('table', { name: 'People' });
    expect(table).toHaveAttribute('aria-rowcount', '100001');
    const rows = within(table).getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
    expect(rows[1]).toHaveTextContent('P 0');
  });

  it('renders a row once while it stays visible during scrolling', async () => {
    const cell = vi.fn<(person: Person) => string>(({ name }) => name);
    const countedColumns = columns.map((column) => (column.primary ? { ...column, cell } : column));
    const long = Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, name: `Person ${at}`, age: at }));
    show({ rows: long, columns: countedColumns, virtual: true });
    const distantRow = long.at(12);
    expect(screen.getByText('Person 12')).toBeVisible();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1200, 800, 73));
    fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByText('Person 0')).toBeNull());
    expect(screen.getByText('Person 12')).toBeVisible();
    expect(cell.mock.calls.filter(([person]) => person === distantRow)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('keeps the focused row in the page when it is scrolled out of view', async () => {
    const user = show({ rows: many, virtual: true, rowHref: ({ id }) => `#${id}` });
    await user.click(screen.getByRole('link', { name: 'P 3' }));
    const [, body] = screen.getAllByRole('rowgroup');
    body!.getBoundingClientRect = () => new DOMRect(0, -730_000, 0, 0);
    fireEvent.scroll(document);
    expect(await screen.findByText('P 10000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'P 3' })).toHaveFocus();
    expect(screen.queryByText('P 5')).not.toBeInTheDocument();
  });
});

it('ignores invalid props of untyped callers', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show({ rows: undefined as unknown as Person[], columns, selectable: true });
  show({ rows: [people[0]!, people[0]!], selectable: true });
  expect(screen.getAllByText('Óscar')).toHaveLength(2);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('DataTable was given two things known as "a"'));
  warn.mockRestore();
});
