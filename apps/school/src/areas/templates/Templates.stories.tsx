import type { Template, TemplateDetail } from '@school/domain';
import { templateDetails } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { listedTemplate } from '../../testing/defaultHandlers/templates.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { postPaths } from '../posts/paths.ts';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const meta = {
  title: 'Screens/Templates',
  component: TemplatesDialog,
  args: { kind: 'post', onUse: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TemplatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = { title: { label: 'posts.form.title' }, body: { label: 'posts.form.content' } };

/** Timeout for lazy parts. */
const options = { timeout: 20_000 };

const path = postPaths.list.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];

const listed = (changes: Partial<Template>[]) =>
  ok('listTemplates', {
    data: changes.map((change, index) => ({
      ...listedTemplate(templateDetails.circular as TemplateDetail),
      id: `01990000-0000-7d61-8000-0000000000${10 + index}`,
      ...change,
    })),
  });
const named = (names: readonly string[]) => listed(names.map((name) => ({ name })));

const opened: Story['play'] = async () => {
  await within(document.body).findByRole('dialog', {}, options);
};

export const Usual: Story = {
  decorators: at({
    listTemplates: listed([
      {},
      { name: 'Boletín', author: null },
      { name: 'Reunión', can: { update: false, delete: false } },
    ]),
  }),
  play: opened,
};

export const Many: Story = {
  decorators: at({
    listTemplates: named(['Acto', 'Boletín', 'Circular', 'Encuesta', 'Feria', 'Gala', 'Huerto', 'Informe']),
  }),
  play: opened,
};

export const NoMatch: Story = {
  decorators: Many.decorators!,
  async play({ userEvent }) {
    await userEvent.type(await within(document.body).findByRole('searchbox', {}, options), 'x');
    await within(document.body).findByRole('status');
  },
};

export const Empty: Story = { decorators: at({ listTemplates: named([]) }), play: opened };

export const Loading: Story = { decorators: at({ listTemplates: 'pending' }), play: opened };

export const Failing: Story = {
  decorators: at({ listTemplates: { status: 500, data: { message: 'Server error.' } } }),
  play: opened,
};

export const LongTexts: Story = {
  decorators: at({
    listTemplates: named(['Circular a las familias de enseñanza básica y media '.repeat(2)]),
  }),
  play: opened,
};

const chooseAction =
  (index: 0 | 1): Story['play'] =>
  async ({ userEvent }) => {
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog', {}, options));
    await userEvent.click(await dialog.findByRole('button', { expanded: false }, options));
    await userEvent.click((await body.findAllByRole('menuitem'))[index]!);
  };

export const Renaming: Story = {
  decorators: at(),
  async play(context) {
    await chooseAction(0)!(context);
    await within(document.body).findByRole('textbox', {}, options);
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play(context) {
    await chooseAction(1)!(context);
    await within(document.body).findByRole('alertdialog', {}, options);
  },
};

const saving: Pick<Story, 'render'> = {
  render: () => (
    <SaveTemplateDialog
      kind="post"
      fields={fields}
      read={() => Promise.resolve({ ok: true, data: {} })}
      onClose={fn()}
    />
  ),
};

const saveAs =
  (name: string): Story['play'] =>
  async ({ userEvent }) => {
    const body = within(document.body);
    await userEvent.type(await body.findByRole('textbox', {}, options), name);
  };

export const Saving: Story = { ...saving, decorators: at(), play: opened };

export const Replacing: Story = {
  ...saving,
  decorators: at(),
  async play(context) {
    await saveAs('circular a familias')!(context);
    await within(document.body).findByRole('button', { name: /^(?:Reemplazar|Replace|استبدال)/ }, options);
  },
};

const rejected = (answer: { status: number; data: object }): Story => ({
  ...saving,
  decorators: at({ createTemplate: answer }),
  async play(context) {
    await saveAs('Boletín{Enter}')!(context);
    const dialog = await within(document.body).findByRole('dialog');
    await within(dialog).findByRole('alert', {}, options);
  },
});

export const Rejected: Story = rejected({
  status: 422,
  data: { message: 'Invalid.', errors: { 'post.title': ['Unknown.'], 'post.body': ['Unknown.'] } },
});

export const Full: Story = rejected({ status: 409, data: { message: 'Too many.' } });
