import { DocumentPages, type DrawDocumentPage } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/* Lines of writing as grey bars, in the middle of the sheet: the same in both directions. */
const lines: DrawDocumentPage = async (index, canvas) => {
  const context = canvas.getContext('2d')!;
  const unit = canvas.width / 100;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#8a8a8a';
  context.fillRect(unit * 20, unit * 12, unit * 60, unit * 4);
  context.fillStyle = '#cfcfcf';
  for (let line = 0; line < 20; line += 1)
    context.fillRect(unit * 12, unit * (26 + line * 5), unit * 76, unit * 2);
  return `Rules of the school, page ${index + 1}`;
};
const a4 = { width: 794, height: 1123 };

const meta = {
  title: 'Components/DocumentPages',
  component: DocumentPages,
  args: {
    label: 'Rules of the school',
    pages: [a4, a4, { width: 1123, height: 794 }, a4],
    onDraw: lines,
  },
} satisfies Meta<typeof DocumentPages>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForPages = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('canvas')).toBeInTheDocument());

export const Overview: Story = {
  args: { style: { blockSize: 480 } },
  play: ({ canvasElement }) => waitForPages(canvasElement).then(() => undefined),
};

export const Interaction: Story = {
  globals: { locale: 'en' },
  args: { style: { blockSize: 480 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitForPages(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('Page 2 of 4')).toBeVisible());
    const view = canvas.getByRole('region', { name: 'Rules of the school' });
    await expect(view.scrollTop).toBeGreaterThan(100);
    view.focus();
    await userEvent.keyboard('{+}');
    await expect(canvas.getByRole('button', { name: 'Fit to width' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    view.scrollTop = view.scrollHeight;
    await canvas.findByText('Page 4 of 4');
    const last = canvas.getAllByRole('listitem').at(-1)!;
    await within(last).findByText('Rules of the school, page 4');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]!.querySelector('canvas')).toBeNull());
  },
};

export const Loading: Story = { args: { pages: undefined, style: { blockSize: 320 } } };

export const Failing: Story = {
  globals: { locale: 'en' },
  args: {
    pages: [a4],
    onDraw: () => Promise.reject(new Error('The page is torn.')),
    style: { blockSize: 320 },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This page can’t be shown.');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'لائحة المدرسة', style: { blockSize: 480 } },
  play: ({ canvasElement }) => waitForPages(canvasElement).then(() => undefined),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3),
    pages: Array.from({ length: 1200 }, () => a4),
    style: { blockSize: 480, maxInlineSize: 320 },
  },
  play: ({ canvasElement }) => waitForPages(canvasElement).then(() => undefined),
};
