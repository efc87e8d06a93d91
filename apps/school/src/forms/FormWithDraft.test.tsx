import { Dialog } from '@school/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../data/useCommand.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { storageContent } from '../testing/storageContent.ts';
import { eraseAllDrafts } from './eraseDrafts.ts';
import type { ComparedFormFields } from './fields.ts';
import { FormProblem } from './FormProblem.tsx';
import { FormSubmit } from './FormSubmit.tsx';
import { FormTextField } from './FormTextField.tsx';
import { FormWithDraft } from './FormWithDraft.tsx';
import { useComparedFields } from './useComparedFields.ts';
import { useFieldProps } from './useFieldProps.ts';

type Values = { name: string; note: string; code: string; pin: string };

const fields = {
  name: { label: 'categories.name', compared: true },
  note: { label: 'notifications.approval.reason', compared: true },
  code: { label: 'places.form.code', compared: false, stored: false },
  pin: { label: 'notifications.confirm.pin', compared: false },
} as const satisfies ComparedFormFields<Values>;

const empty: Values = { name: '', note: '', code: '', pin: '' };
const loadValidator = async () => () => ({});

type Send = (values: Values, idempotencyKey: string) => Promise<Outcome<unknown>>;

/** A button that opens a dialog with a form. */
function Screen({ record, send }: { record: Values; send: Send }) {
  const [open, setOpen] = useState(false);
  const field = useFieldProps(fields);
  const compared = useComparedFields<Values, unknown>(fields, undefined);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Dialog open={open} onOpenChange={setOpen} title="Ficha">
        <FormWithDraft<Values, unknown>
          label="Ficha"
          draftName="record"
          initialValues={record}
          fields={fields}
          compared={compared}
          loadValidator={loadValidator}
          onSend={(values, { keyFor }) => {
            const { name, note, pin } = values;
            return send(values, keyFor({ name, note, ...(pin && { pin }) }));
          }}
          onSent={() => setOpen(false)}
        >
          <FormProblem />
          <FormTextField {...field('name')} />
          <FormTextField {...field('note')} />
          <FormTextField {...field('code')} />
          <FormTextField {...field('pin')} />
          <FormSubmit>Enviar</FormSubmit>
        </FormWithDraft>
      </Dialog>
    </>
  );
}

const succeed: Send = async () => ({ ok: true, data: null });
const fail: Send = async () => ({ ok: false, problem: { kind: 'offline' } });

async function show({ record = empty, send = succeed, stored = {} as Record<string, string> } = {}) {
  const app = renderScreen({ path: '/blog', stored, children: <Screen {...{ record, send }} /> });
  const open = async () => app.person.click(await screen.findByRole('button', { name: 'Abrir' }));
  const close = async () => {
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  /** Renders the app of a new page with what this one stored. */
  const reload = async (next: { record?: Values; send?: Send } = {}) => {
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    return show({ record, send, ...next, stored: storageContent(app.storage) });
  };
  await open();
  return { ...app, open, close, reload };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const restored = () => screen.queryByText('Recuperamos tus cambios sin guardar.');
const button = (name: string) => screen.getByRole('button', { name });

describe('FormWithDraft', () => {
  it('restores the input when the dialog is opened again', async () => {
    const app = await show();
    expect(restored()).toBeNull();
    await app.person.type(box('Nombre'), 'Sala 3');
    expect(restored()).toBeNull();
    await app.close();
    await app.open();
    expect(box('Nombre')).toHaveValue('Sala 3');
    expect(restored()).toBeVisible();
  });

  it('restores the input after a reload of the page', async () => {
    const app = await show();
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.reload();
    expect(box('Nombre')).toHaveValue('Sala 3');
    expect(restored()).toBeVisible();
  });

  it('starts over from the saved values, and forgets the draft', async () => {
    const app = await show({ record: { ...empty, name: 'Aula' } });
    await app.person.type(box('Nombre'), ' 3');
    await app.close();
    await app.open();
    await app.person.click(button('Empezar de nuevo'));
    expect(box('Nombre')).toHaveValue('Aula');
    expect(restored()).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await app.close();
    await app.open();
    expect(box('Nombre')).toHaveValue('Aula');
    expect(restored()).toBeNull();
  });

  it('stores what is typed after starting over', async () => {
    const app = await show();
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.close();
    await app.open();
    await app.person.click(button('Empezar de nuevo'));
    await app.person.type(box('Nombre'), 'Patio');
    await app.reload();
    expect(box('Nombre')).toHaveValue('Patio');
  });

  it('says nothing of a draft that equals the saved values', async () => {
    const app = await show({ record: { ...empty, name: 'Aula' } });
    await app.person.type(box('Nombre'), ' 3');
    await app.close();
    await app.open();
    await app.person.type(box('Nombre'), '{Backspace}{Backspace}');
    await app.close();
    await app.open();
    expect(box('Nombre')).toHaveValue('Aula');
    expect(restored()).toBeNull();
  });

  it('forgets the draft once it is sent', async () => {
    const app = await show();
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.person.click(button('Enviar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.open();
    expect(box('Nombre')).toHaveValue('');
    expect(restored()).toBeNull();
  });

  it('repeats a failed request with its key, also after a reload', async () => {
    const send = vi.fn<Send>(fail);
    const app = await show({ send });
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.person.click(button('Enviar'));
    expect(await screen.findByRole('alert')).toBeVisible();
    const next = await app.reload();
    await next.person.click(button('Enviar'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await next.person.type(box('Nombre'), 'B');
    await next.person.click(button('Enviar'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const [first, second, third] = send.mock.calls.map(([, key]) => key);
    expect(first).toMatch(/.{16}/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stores neither a PIN nor a field that must not be stored', async () => {
    const app = await show({ send: fail });
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.person.type(box('Código'), '918273');
    await app.person.type(box('Tu PIN'), '645546');
    await app.person.click(button('Enviar'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await app.close();
    const content = JSON.stringify(storageContent(app.storage));
    expect(content).toContain('Sala 3');
    expect(content).not.toContain('918273');
    expect(content).not.toContain('645546');
    await app.open();
    expect(box('Código')).toHaveValue('');
    expect(box('Tu PIN')).toHaveValue('');
  });

  it('takes what was saved meanwhile in other fields', async () => {
    const app = await show({ record: { ...empty, name: 'Aula', note: 'Piso 1' } });
    await app.person.type(box('Nombre'), ' 3');
    await app.reload({ record: { ...empty, name: 'Aula', note: 'Piso 2' } });
    expect(box('Nombre')).toHaveValue('Aula 3');
    expect(box('Motivo')).toHaveValue('Piso 2');
    expect(screen.queryByText('La versión guardada cambió desde entonces:')).toBeNull();
  });

  it('shows what was saved meanwhile in the edited field', async () => {
    const app = await show({ record: { ...empty, name: 'Aula', note: 'Piso 1' } });
    await app.person.type(box('Nombre'), ' 3');
    await app.reload({ record: { ...empty, name: 'Laboratorio', note: 'Piso 1' } });
    expect(box('Nombre')).toHaveValue('Aula 3');
    const notice = screen
      .getByText('La versión guardada cambió desde entonces:')
      .closest<HTMLElement>('[role=status]')!;
    expect(within(notice).getByText('Laboratorio')).toBeVisible();
    expect(within(notice).queryByText('Piso 1')).toBeNull();
  });

  it('says nothing when the same was saved meanwhile', async () => {
    const app = await show({ record: { ...empty, name: 'Aula' } });
    await app.person.type(box('Nombre'), ' 3');
    await app.reload({ record: { ...empty, name: 'Aula 3' } });
    expect(box('Nombre')).toHaveValue('Aula 3');
    expect(restored()).toBeNull();
  });

  it('holds the reload of a new version back while there is unsent input', async () => {
    const app = await show();
    expect(app.navigation.isReloadHeld()).toBe(false);
    await app.person.type(box('Nombre'), 'Sala 3');
    expect(app.navigation.isReloadHeld()).toBe(true);
    await app.close();
    expect(app.navigation.isReloadHeld()).toBe(false);
  });

  it('says when the device cannot store the input', async () => {
    const app = await show();
    app.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await app.person.type(box('Nombre'), 'Sala 3');
    expect(await screen.findByText('No se pudo guardar en este dispositivo')).toBeVisible();
  });

  it('is forgotten after a sign-out', async () => {
    const app = await show();
    await app.person.type(box('Nombre'), 'Sala 3');
    await app.close();
    eraseAllDrafts(app.storage);
    await app.open();
    expect(box('Nombre')).toHaveValue('');
    expect(restored()).toBeNull();
  });
});
