import { Composer, IconButton, Stack, type ComposerProps } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const send = fn();

const Stateful = ({ value, ...props }: ComposerProps) => {
  const [text, setText] = useState(value);
  return (
    <Composer
      {...props}
      value={text}
      onValueChange={setText}
      onSend={() => {
        props.onSend();
        setText('');
      }}
    />
  );
};

const meta = {
  title: 'Components/Composer',
  component: Composer,
  args: { value: '', onValueChange: fn(), onSend: send, onFilesAdd: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, offline, with a reply and files, too long, and blocked. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      <Stateful {...args} tools={<IconButton icon="hand" label="Saludar" variant="plain" />} />
      <Stateful {...args} offline />
      <Stateful
        {...args}
        value="Yo tomo el segundo."
        context={{ kind: 'reply', author: 'Rodrigo Pizarro', text: 'Necesitamos dos personas por piso.' }}
        onContextCancel={fn()}
        attachments={[
          { id: 'a', name: 'Plano-piso-2.pdf', size: 1_258_000 },
          { id: 'b', name: 'Turnos-septiembre.xlsx', progress: 0.4 },
          { id: 'c', name: 'Acta.docx', error: 'No se pudo enviar' },
        ]}
        onAttachmentRemove={fn()}
      />
      <Stateful {...args} value="Demasiado largo" maxLength={10} />
      <Stateful {...args} blockedReason="Ya no eres integrante de este grupo." />
    </Stack>
  ),
};

export const Editing: Story = {
  args: {
    value: 'Es solo el patio norte.',
    context: { kind: 'edit', text: 'Es el patio norte.' },
    onContextCancel: fn(),
  },
};

/** Enter sends, Shift+Enter starts a line. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    send.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Mensaje' });
    await userEvent.type(field, 'Uno{Shift>}{Enter}{/Shift}dos');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    value: 'شكرًا جزيلًا',
    context: { kind: 'reply', author: 'Rodrigo Pizarro', text: '¿Vienen?' },
    onContextCancel: fn(),
  },
};

export const LongText: Story = {
  args: {
    value: 'Families are informed of every meeting at least five working days before it. '.repeat(30),
    context: { kind: 'reply', author: 'Rodrigo '.repeat(20), text: 'A quotation of many words. '.repeat(20) },
  },
};
