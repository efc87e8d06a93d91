import { Button, ConfirmDialog, EmptyState, ErrorState, Notice, Stack, TextField, Time } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

const meta = { title: 'Foundations/Writing' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label, help and error of a field: a noun, an instruction, the error and how to correct it. */
export const Fields: Story = {
  render: () => (
    <Stack gap="xl" style={{ maxInlineSize: 400 }}>
      <TextField label="Correo" help="Ahí te enviamos el enlace para entrar" type="email" />
      <TextField
        label="RUT"
        dir="ltr"
        defaultValue="12.345.678-9"
        error="El dígito verificador no corresponde. Revisa el último número."
      />
    </Stack>
  ),
};

export const NewsOfTheSystem: Story = {
  render: () => (
    <Stack gap="l">
      <Notice tone="caution" title="Sin conexión." action={<Button size="s">Reintentar</Button>}>
        Ves lo guardado el <Time value="2026-11-20T18:40:00Z" format="dateTime" timeZone="America/Santiago" />
        .
      </Notice>
      <EmptyState
        icon="newspaper"
        title="Aún no hay noticias"
        body="Lo que publiques aparecerá aquí y en el teléfono de las familias."
        action={<Button icon="plus">Escribir una noticia</Button>}
      />
      <ErrorState
        title="No pudimos cargar las noticias"
        body="Lo que escribiste está guardado en este dispositivo."
        action={<Button icon="refresh-cw">Reintentar</Button>}
      />
    </Stack>
  ),
};

/** A question names the object and the consequence; the buttons repeat the verb. */
export const Confirmation: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <ConfirmDialog
      open
      tone="critical"
      title="¿Eliminar «Salida a terreno»?"
      body="La leyeron 312 familias. No se puede recuperar."
      confirmLabel="Eliminar"
      cancelLabel="Conservar"
      onConfirm={fn()}
      onOpenChange={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    const answer = within(dialog).getByRole('button', { name: 'Eliminar' });
    await waitFor(() => expect(answer).toBeVisible());
  },
};
