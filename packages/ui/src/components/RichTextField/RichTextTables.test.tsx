import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { addLayout, doc, paragraph, paste, sent, show, text } from './editorInTests.tsx';

beforeAll(addLayout);

describe('tables of RichTextField', () => {
  const readRows = () => {
    const [table] = JSON.parse(String(sent())).content as {
      type: string;
      content: { content: unknown[] }[];
    }[];
    return table!.content.map(({ content }) =>
      content.map((cell) => {
        const {
          type,
          attrs,
          content: lines,
        } = cell as { type: string; attrs?: unknown; content: { content?: { text: string }[] }[] };
        expect(attrs).toBeUndefined();
        return `${type === 'tableHeader' ? '*' : ''}${lines.map(({ content: inlineNodes = [] }) => inlineNodes.map((one) => one.text).join('')).join('|')}`;
      }),
    );
  };
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'), { timeout: 20_000 });
    await user.click(item);
  };

  it('pastes a table as a table', async () => {
    await show();
    paste({
      'text/html':
        '<p>Buses</p><table><tr><th>Curso</th><th>Bus</th></tr><tr><td style="color:red">5° A<br>Tarde</td><td>15</td></tr></table><p>Fin</p>',
    });
    await waitFor(() => expect(text()).toHaveTextContent('Curso'));
    expect(JSON.parse(String(sent())).content).toEqual([
      paragraph('Buses'),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: ['Curso', 'Bus'].map((text) => ({ type: 'tableHeader', content: [paragraph(text)] })),
          },
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      { type: 'text', text: '5° A' },
                      { type: 'hardBreak' },
                      { type: 'text', text: 'Tarde' },
                    ],
                  },
                ],
              },
              { type: 'tableCell', content: [paragraph('15')] },
            ],
          },
        ],
      },
      paragraph('Fin'),
    ]);
  });

  it('inserts a table, moves through its cells with Tab, and leaves it with Escape', async () => {
    const user = await show();
    await user.click(text());
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete table' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Insert table' }));
    expect(text()).toHaveFocus();
    expect(text()).toHaveAccessibleDescription(/Tab goes to the next cell, Escape out of the table\./);
    paste({ 'text/plain': 'a' });
    const tab = (shiftKey = false) => fireEvent.keyDown(text(), { key: 'Tab', shiftKey });
    expect(tab()).toBe(false);
    paste({ 'text/plain': 'b' });
    expect(tab(true)).toBe(false);
    paste({ 'text/plain': 'A' });
    expect(readRows()).toEqual([
      ['*A', '*b', '*'],
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(tab(true)).toBe(true);
    expect(fireEvent.keyDown(text(), { key: 'Escape' })).toBe(false);
    expect(tab()).toBe(true);
    paste({ 'text/plain': 'after' });
    expect(JSON.parse(String(sent())).content.at(-1)).toEqual(paragraph('after'));
  });

  it('simplifies pasted content in a cell, and disables tools that a cell does not allow', async () => {
    const cell = { type: 'tableCell' as const, content: [{ type: 'paragraph' as const }] };
    await show({
      defaultValue: doc({ type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] }),
    });
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Bold' })).not.toHaveAttribute('aria-disabled');
    paste({
      'text/html':
        '<h2>Title</h2><ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><blockquote>e</blockquote>',
    });
    expect(readRows()).toEqual([['Title|• a|• b|c|d|e', '']]);
  });

  it.each([
    ['الصف', '15', 'rtl'],
    ['Curso', '15', 'ltr'],
    ['15', 'الصف', 'rtl'],
  ])('gives a table of %j and %j the direction of its first letter', async (first, second, dir) => {
    const cell = (text: string) => ({ type: 'tableCell' as const, content: [paragraph(text)] });
    await show({
      defaultValue: doc({
        type: 'table',
        content: [{ type: 'tableRow', content: [cell(first), cell(second)] }],
      }),
    });
    const table = within(text()).getByRole('table');
    expect(table).toHaveAttribute('dir', dir);
    expect(within(table).getByText('15')).toHaveAttribute('dir', dir);
    expect(sent()).not.toContain('dir');
  });

  it('adds rows, columns and headers to a table and removes them', async () => {
    const cells = (...texts: string[]) => ({
      type: 'tableRow' as const,
      content: texts.map((text) => ({ type: 'tableCell' as const, content: [paragraph(text)] })),
    });
    const user = await show({
      defaultValue: doc({ type: 'table', content: [cells('a', 'b'), cells('c', 'd')] }),
    });
    await choose(user, 'Turn header row on or off');
    expect(readRows()).toEqual([
      ['*a', '*b'],
      ['c', 'd'],
    ]);
    await choose(user, 'Add row below');
    await choose(user, 'Add column after');
    expect(readRows()).toHaveLength(3);
    expect(readRows()[0]).toEqual(['*a', '*', '*b']);
    await choose(user, 'Turn header column on or off');
    await choose(user, 'Delete row');
    expect(readRows()).toHaveLength(2);
    await choose(user, 'Delete column');
    expect(readRows().every((row) => row.length === 2)).toBe(true);
    await choose(user, 'Delete table');
    expect(sent()).toBe('');
  });
});
