import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, users } from '@school/domain/fixtures';
import type { Document } from '@school/domain';
import { expect, waitFor, within } from 'storybook/test';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';
import { documentPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Document',
  component: DocumentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DocumentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const plan = documents.plano as Document;
const toPath = ({ id }: { id: string }) => documentPaths.detail.href({ id });
const at = (path: string, answers: Handlers = {}) => [withApp({ path, answers })];

export const Usual: Story = { decorators: at(toPath(plan)) };

export const Pdf: Story = {
  decorators: at(toPath(documents.reglamento)),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('region', { name: documents.reglamento.title });
    await waitFor(() => expect(canvasElement.querySelector('li canvas')).toBeInTheDocument());
  },
};

export const BrokenPdf: Story = {
  decorators: at(toPath(documents.reglamento), {
    downloadDocument: { status: 200, text: '%PDF-1.7', headers: { 'content-type': 'application/pdf' } },
  }),
};

export const LargeFile: Story = {
  decorators: at(toPath(plan), {
    getDocument: ok('getDocument', {
      data: { ...plan, file: { ...plan.file, size: 48 * 1024 * 1024 } },
    }),
  }),
};

export const ForAReader: Story = {
  decorators: [withApp({ path: toPath(documents.reglamento), user: users.lectura })],
};

export const ExpiredAndRestricted: Story = { decorators: at(toPath(documents.planificacion)) };

export const LongTexts: Story = {
  decorators: at(toPath(plan), {
    getDocument: ok('getDocument', {
      data: {
        ...plan,
        title: 'Reglamento de convivencia y de evaluación de los niños, niñas y jóvenes '.repeat(6).trim(),
        file: { ...plan.file, name: `${'reglamento-interno-'.repeat(10)}.png` },
      },
    }),
  }),
};

export const Editing: Story = { decorators: at(`${toPath(plan)}?edit=1`) };

export const Loading: Story = { decorators: at(toPath(plan), { getDocument: 'pending' }) };

export const Missing: Story = { decorators: at(documentPaths.detail.href({ id: 'unknown' })) };

export const Failing: Story = {
  decorators: at(toPath(plan), { getDocument: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: `${toPath(documents.reglamento)}?edit=1`, user: users.lectura })],
};

export const Offline: Story = {
  decorators: [withApp({ path: toPath(plan), answers: { getDocument: 'offline' }, online: false })],
};

const openPreview: Story['play'] = async ({ canvas, userEvent }) => {
  const view = { name: /^(Ver|View|Voir|Ansehen|عرض|查看)$/ };
  await userEvent.click(await canvas.findByRole('button', view));
  await within(document.body).findByRole('dialog');
};

export const LookingAtIt: Story = {
  decorators: at(toPath(plan)),
  async play(context) {
    await openPreview(context);
    await within(document.body).findByRole('img', { name: plan.title });
  },
};

export const PictureFailing: Story = {
  decorators: at(toPath(plan), { downloadDocument: { status: 500, data: { message: 'Server error.' } } }),
  play: openPreview,
};

const replace =
  /^(Reemplazar archivo|Replace file|Remplacer le fichier|Datei ersetzen|استبدال الملف|替换文件)$/;

export const ReplacingTheFile: Story = {
  decorators: at(toPath(plan)),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('article');
    const more = canvasElement.querySelector<HTMLElement>('article button[aria-haspopup="menu"]')!;
    await userEvent.click(more);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: replace }));
    await page.findByRole('dialog', { name: replace });
  },
};
