import { Button, Menu, Toolbar, ToolbarSeparator, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

const inPage = (children: ReactNode, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <UiRoot locale="en" messages={en} direction={direction}>
      <button>Before</button>
      {children}
      <button>After</button>
    </UiRoot>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const three = (
  <Toolbar label="Formatting">
    <Button>Bold</Button>
    <Button disabled>Italic</Button>
    <ToolbarSeparator />
    <Button>Link</Button>
    <Button>Quote</Button>
  </Toolbar>
);

describe.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('Toolbar (%s)', (direction, forwardKey, back) => {
  it('is one tab stop, and remembers the last focused control', async () => {
    const user = userEvent.setup();
    inPage(three, direction);
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    button('Before').focus();
    await user.tab();
    expect(button('Bold')).toHaveFocus();
    await user.keyboard(forwardKey);
    expect(button('Link')).toHaveFocus();
    await user.tab();
    expect(button('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Link')).toHaveFocus();
  });

  it('wraps around with arrow keys, and moves to its ends', async () => {
    const user = userEvent.setup();
    inPage(three, direction);
    button('Bold').focus();
    await user.keyboard(back);
    expect(button('Quote')).toHaveFocus();
    await user.keyboard(forwardKey);
    expect(button('Bold')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Quote')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('Bold')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(button('Bold')).toHaveFocus();
  });
});

it('moves with ArrowUp and ArrowDown when vertical', async () => {
  const user = userEvent.setup();
  inPage(
    <Toolbar label="Tools" orientation="vertical">
      <Button>Pen</Button>
      <Button>Brush</Button>
    </Toolbar>,
  );
  button('Pen').focus();
  await user.keyboard('{ArrowDown}');
  expect(button('Brush')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Brush')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button('Pen')).toHaveFocus();
});

it('leaves arrow keys to a field until the caret is at its end', async () => {
  const user = userEvent.setup();
  inPage(
    <Toolbar label="Find">
      <Button>Previous</Button>
      <input aria-label="Word" defaultValue="ab" />
    </Toolbar>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  field.setSelectionRange(1, 1);
  await user.keyboard('{ArrowLeft}');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('Previous')).toHaveFocus();
});

it('leaves the keys of an open menu to the menu', async () => {
  const user = userEvent.setup();
  inPage(
    <Toolbar label="Formatting">
      <Button>Bold</Button>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[
          { id: 'a', label: 'Strike' },
          { id: 'b', label: 'Code' },
        ]}
      />
    </Toolbar>,
  );
  button('More').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Code' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button('More')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('Bold')).toHaveFocus();
});

it('stays one tab stop when controls are added and removed', async () => {
  const user = userEvent.setup();
  const Growing = () => {
    const [more, setMore] = useState(false);
    return (
      <Toolbar label="Formatting">
        {!more && <Button onClick={() => setMore(true)}>More</Button>}
        {more && <Button>Bold</Button>}
        {more && <Button>Link</Button>}
      </Toolbar>
    );
  };
  inPage(<Growing />);
  await user.click(button('More'));
  button('Before').focus();
  await user.tab();
  expect(button('Bold')).toHaveFocus();
  await user.tab();
  expect(button('After')).toHaveFocus();
});

it('renders without controls', () => {
  inPage(<Toolbar label="Empty">{null}</Toolbar>);
  expect(screen.getByRole('toolbar', { name: 'Empty' })).toBeEmptyDOMElement();
});
