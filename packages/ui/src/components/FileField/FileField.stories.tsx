import { FileField, Grid, type FileItem, type FileUpload } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const mega = 1024 * 1024;
const item = (id: string, name: string, rest: Partial<FileItem>): FileItem => ({
  id,
  name,
  size: 1.4 * mega,
  type: '',
  state: 'sent',
  ...rest,
});
const all: FileItem[] = [
  item('1', 'Reglamento interno 2026.pdf', { state: 'sent' }),
  item('2', 'Lista 7° A.xlsx', { state: 'sending', progress: 0.4, size: 38_000 }),
  item('3', 'Acta.docx', { state: 'waiting', size: 88_000 }),
  item('4', 'Plano.png', { state: 'failed', size: 6.2 * mega }),
  item('6', 'Circular.docx', { state: 'stored' }),
  item('5', 'Video.mp4', { state: 'refused', size: 812 * mega, error: 'The file is larger than 10 MB' }),
];

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Documents',
    multiple: true,
    accept: ['.pdf', '.docx', 'image/*'],
    maxSize: 10 * mega,
    maxFiles: 5,
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 1, wide: 2 } as const;
const noop = () => {};

export const Overview: Story = {
  render: (args) => (
    <Grid columns={columns} gap="xl">
      <FileField {...args} items={all} onFileRetry={noop} help="All courses will see them." />
      <Grid columns={1} gap="xl">
        <FileField label="Logo" accept={['image/*']} maxSize={2 * mega} optional />
        <FileField {...args} error="Add at least one document" required />
        <FileField {...args} disabled items={all.slice(0, 1)} />
      </Grid>
    </Grid>
  ),
};

const dropOn = (zone: HTMLElement, name: string): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['words'], name));
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

/* Ends after the progress is hidden, because a story must be still before its picture is taken. */
const upload: FileUpload = (file, { onProgress }) => {
  onProgress(0.5);
  return file.name.startsWith('b')
    ? Promise.reject(new Error('The disk is full'))
    : Promise.resolve(file.name);
};

/** One is sent, one fails, one is of the wrong type. */
export const Uploads: Story = {
  args: { upload },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = (name: string) => new File(['words'], name);
    await userEvent.upload(canvas.getByLabelText(/Documents/), [file('a.pdf'), file('b.pdf')]);
    dropOn(canvas.getByText(/soltar|drop|بالإفلات/), 'c.exe');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-state="refused"]').length).toBeGreaterThan(0),
    );
    await waitFor(() => expect(canvas.getByText(/The disk is full/)).toBeVisible());
  },
};

/** Without an upload the form sends the files. */
export const InAForm: Story = {
  args: { name: 'paper', maxFiles: undefined },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/Documents/);
    const zone = input.closest<HTMLElement>('span')!.parentElement!;
    dropOn(zone, 'a.pdf');
    dropOn(zone, 'b.pdf');
    await waitFor(() => expect(Array.from(input.files!, ({ name }) => name)).toEqual(['a.pdf', 'b.pdf']));
  },
};

/** Thirty files. */
export const Many: Story = {
  args: {
    maxFiles: undefined,
    onFileRetry: noop,
    items: Array.from({ length: 30 }, (_, at) =>
      item(
        `${at}`,
        `Photo ${at + 1}.jpeg`,
        at < 12 ? {} : { state: at < 15 ? 'sending' : 'waiting', progress: 0.3 },
      ),
    ),
  },
};

const long = `${'Acta de la reunión de apoderados y profesores jefes '.repeat(8)}.pdf`;

export const LongText: Story = {
  args: {
    onFileRetry: noop,
    items: [
      item('1', long, { state: 'failed', error: long }),
      item('2', `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)}.pdf`, {
        state: 'sending',
        progress: 0.7,
      }),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المستندات',
    onFileRetry: noop,
    items: [
      item('1', 'النظام الداخلي.pdf', {}),
      item('2', 'Lista 7° A.xlsx', { state: 'sending', progress: 0.4 }),
      item('3', 'Plano.png', { state: 'failed' }),
    ],
  },
};
