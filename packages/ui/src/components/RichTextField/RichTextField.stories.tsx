import { Dialog, RichTextField, Stack, type RichTextDocument } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const line = (text: string): RichTextDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const drill: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Evacuation drill' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'On Thursday at ' },
        { type: 'text', text: '11:30', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' the bell rings. Please read ' },
        { type: 'text', text: 'the protocol', marks: [{ type: 'link', attrs: { href: '/documentos/1' } }] },
        { type: 'text', text: ' before.' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [line('Leave everything where it is.')] },
        { type: 'listItem', content: [line('Walk to the court with your class.')] },
      ],
    },
    { type: 'blockquote', content: [line('Nobody is left behind.')] },
  ],
};

const meta = {
  title: 'Components/RichTextField',
  component: RichTextField,
  args: { label: 'Content', placeholder: 'Say what happens, whom it concerns and what to do.' },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForEditor = () =>
  waitFor(() => expect(screen.getAllByRole('button', { name: /./, pressed: false })[0]).toBeEnabled(), {
    timeout: 10_000,
  });

/** Empty, written, wrong, read only and disabled. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RichTextField
        {...args}
        defaultValue={drill}
        help="Shown in the news and sent by mail."
        counter={{ max: 2000 }}
      />
      <RichTextField {...args} label="Empty" optional />
      <RichTextField {...args} label="Wrong" error="Write the content of the news" />
      <RichTextField {...args} label="To be read" readOnly defaultValue={drill} />
      <RichTextField
        {...args}
        label="Disabled"
        disabled
        defaultValue={{ type: 'doc', content: [line('Sent.')] }}
      />
    </Stack>
  ),
  play: waitForEditor,
};

/** Written by keyboard alone: the short forms of Markdown, then the tools. */
export const Interaction: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitForEditor();
    const text = canvas.getByRole('textbox', { name: 'Content' });
    await userEvent.click(text);
    /* As fast as fingers: the editor reads what the browser has written, a moment after each key. */
    await userEvent.setup({ delay: 30 }).keyboard('Bring something to eat');
    await waitFor(() => expect(text).toHaveTextContent('Bring something to eat'));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    const rtl = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(`{${rtl ? 'ArrowLeft' : 'ArrowRight'}>5}{/${rtl ? 'ArrowLeft' : 'ArrowRight'}}`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Bring something to eat'));
  },
};

const buses = [
  ['Course', 'Bus', 'Leaves'],
  ['5° A', '15', '13:00'],
  ['5° B', '2', '13:15'],
];

/** A table, as Word and Google Docs put one on the clipboard too. Tab leads from cell to cell, Escape out of it. */
export const ATable: Story = {
  globals: { locale: 'en' },
  args: {
    defaultValue: {
      type: 'doc',
      content: [
        line('The buses on Thursday:'),
        {
          type: 'table',
          content: buses.map((row, at) => ({
            type: 'tableRow',
            content: row.map((text) => ({
              type: at === 0 ? 'tableHeader' : 'tableCell',
              content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
            })),
          })),
        },
      ],
    },
  },
  parameters: {
    docs: { story: { inline: false, height: '440px' } },
    // The headers of a table that was just inserted have no text yet.
    a11y: { config: { rules: [{ id: 'empty-table-header', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await waitForEditor();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert table' }));
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

/** A dialog asks for the address of a link. */
export const ALink: Story = {
  globals: { locale: 'en' },
  args: { defaultValue: { type: 'doc', content: [line('Read the protocol')] } },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvas }) => {
    await waitForEditor();
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByText(/can’t be used/)).toBeVisible());
  },
};

/** A picture requires an alternative text. */
export const APicture: Story = {
  globals: { locale: 'en' },
  args: { onUploadImage: () => Promise.resolve({ src: '/court.jpg' }) } as unknown as Story['args'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    await waitForEditor();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.getByText('Describe the picture in a sentence')).toBeVisible());
  },
};

/** Pictures within pasted text aren't inserted, and the field says so. */
export const PicturesLeftOut: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitForEditor();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Bring water.<img src="file:///a.png"></p>');
    const text = canvas.getByRole('textbox');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(screen.getByText('One picture wasn’t pasted.')).toBeVisible());
  },
};

export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Dialog defaultOpen size="m" title="New notice">
      <RichTextField {...args} defaultValue={drill} />
    </Dialog>
  ),
  play: waitForEditor,
};

export const LongText: Story = {
  args: {
    label: 'Content of the news as it is sent to all families of the school by mail and shown in the app',
    defaultValue: {
      type: 'doc',
      content: [
        line('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(6)),
        line('The court stays open until six. '.repeat(80)),
      ],
    },
    counter: { max: 400 },
  },
  play: waitForEditor,
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المحتوى',
    defaultValue: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'تجربة إخلاء' }] },
        line('يرن الجرس يوم الخميس عند الساعة الحادية عشرة والنصف.'),
        { type: 'orderedList', content: [{ type: 'listItem', content: [line('اتركوا كل شيء في مكانه.')] }] },
        { type: 'blockquote', content: [line('لا يُترك أحد.')] },
        line('Los Aromos, patio central'),
      ],
    },
  },
  play: waitForEditor,
};
