import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { Form, type Submitted } from './Form.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { FormTextField } from './FormTextField.tsx';
import { useFormValue } from './useFormValue.ts';
import type { FieldErrors, Validator } from './validation.ts';

interface Values {
  rut: string;
}

const rules: Validator<Values> = ({ rut }) => {
  const errors: FieldErrors = {};
  if (rut !== 'right') errors.rut = { id: 'validation.rut.invalid' };
  return errors;
};

/** Renders a form whose rules load until `arrive` is called, as on a slow network. */
const show = () => {
  const { promise, resolve } = Promise.withResolvers<Validator<Values>>();
  const app = renderScreen({
    path: '/auth/login',
    user: null,
    children: (
      <Form<Values>
        label="RUT"
        initialValues={{ rut: '' }}
        loadValidator={() => promise}
        onSubmit={async () => ({ ok: true })}
      >
        <FormTextField name="rut" label="RUT" successFor={() => 'RUT válido'} />
      </Form>
    ),
  });
  return { ...app, arrive: () => resolve(rules) };
};

interface Person {
  name: string;
  rut: string;
  born: string;
}

const record: Validator<Person> = ({ name }) =>
  name === '' ? { name: { id: 'validation.required' } } : ({} as FieldErrors);

/** Renders a form with several fields; the server accepts everything by default. */
const showRecord = () => {
  const send = vi.fn<(values: Person) => Promise<Submitted>>(async () => ({ ok: true }));
  const app = renderScreen({
    path: '/auth/login',
    user: null,
    children: (
      <Form<Person>
        label="Ficha"
        initialValues={{ name: '', rut: '', born: '' }}
        loadValidator={async () => record}
        onSubmit={send}
      >
        <FormProblem />
        <FormTextField name="name" label="Nombre" />
        <FormTextField name="rut" label="RUT" />
        <FormDateField name="born" label="Nacimiento" />
        <button type="submit">Guardar</button>
      </Form>
    ),
  });
  return { ...app, send };
};

describe('Form', () => {
  it('validates input that was typed and left before the rules loaded', async () => {
    const { person, arrive } = show();
    const field = await screen.findByRole('textbox', { name: 'RUT' });
    await person.type(field, 'wrong');
    await person.tab();
    expect(field).not.toHaveAttribute('aria-invalid');
    arrive();
    expect(await screen.findByText(/Escribe un RUT válido/)).toBeVisible();
    expect(field).toHaveValue('wrong');
  });

  it('marks nothing as valid before the rules load', async () => {
    const { person, arrive } = show();
    await person.type(await screen.findByRole('textbox', { name: 'RUT' }), 'right');
    await person.tab();
    expect(screen.queryByText('RUT válido')).toBeNull();
    arrive();
    expect(await screen.findByText('RUT válido')).toBeVisible();
  });

  it('shows the error of a field after the press that left it has ended', async () => {
    const { person, arrive } = show();
    const field = await screen.findByRole('textbox', { name: 'RUT' });
    await person.type(field, 'wrong');
    arrive();
    await person.tab();
    await screen.findByText(/Escribe un RUT válido/);
    await person.clear(field);
    await person.type(field, 'right');
    expect(field).toBeValid();
    await person.clear(field);
    await person.type(field, 'wrong');
    await person.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(field).not.toHaveFocus();
    expect(field).toBeValid();
    await person.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(field).toBeInvalid());
  });

  it('ignores a blur if the same press focuses the field again', async () => {
    const { person, arrive } = show();
    const field = await screen.findByRole('textbox', { name: 'RUT' });
    await person.type(field, 'wrong');
    arrive();
    await person.pointer({ keys: '[MouseLeft>]', target: document.body });
    field.focus();
    await person.pointer({ keys: '[/MouseLeft]', target: document.body });
    await person.keyboard('!');
    expect(field).toHaveValue('wrong!');
    expect(field).toBeValid();
  });

  it('names the field in each error', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Nombre: Este campo es obligatorio' })).toBeVisible();
  });

  it('moves the focus to the error at once, before anything is typed', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(name).toBeInvalid(), { interval: 1 });
    expect(screen.getByRole('group', { name: 'Hay un campo por corregir' })).toHaveFocus();
    await person.type(name, 'Ana');
    expect(name).toHaveValue('Ana');
  });

  it('keeps the caret in the field while it is corrected, undone and corrected again', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    await screen.findByRole('group', { name: 'Hay un campo por corregir' });
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await person.type(name, 'a{Backspace}');
    expect(await screen.findByRole('link', { name: /^Nombre/ })).toBeVisible();
    expect(name).toHaveFocus();
    await person.keyboard('Ana');
    expect(name).toHaveValue('Ana');
  });

  it('scrolls the submission error into view and keeps the focus on the submit button', async () => {
    const { person, send } = showRecord();
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    for (const times of [1, 2]) {
      send.mockResolvedValueOnce({ ok: false, problem: { kind: 'offline' } });
      await person.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(brought).toHaveBeenCalledTimes(times));
      expect(brought.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
    }
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    brought.mockRestore();
  });

  it('clears a server error at a corrected field while other fields are invalid', async () => {
    const { person, send } = showRecord();
    send.mockResolvedValueOnce({ ok: false, problem: { kind: 'invalid', fields: ['rut'] } });
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    const rut = screen.getByRole('textbox', { name: 'RUT' });
    await waitFor(() => expect(rut).toBeInvalid());
    await person.type(rut, 'right');
    await person.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /^Nombre/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^RUT/ })).toBeNull();
    expect(rut).toBeValid();
  });

  it('shows no error at a field that was added after the submission until it is left', async () => {
    const late: Validator<Person> = ({ name, rut }) => ({
      ...(name === '' && { name: { id: 'validation.required' } }),
      ...(rut === '' && { rut: { id: 'validation.required' } }),
    });
    const Late = () =>
      useFormValue<Person, 'name'>('name') === '' ? null : <FormTextField name="rut" label="RUT" />;
    const { person } = renderScreen({
      path: '/auth/login',
      user: null,
      children: (
        <Form<Person>
          label="Ficha"
          initialValues={{ name: '', rut: '', born: '' }}
          loadValidator={async () => late}
          onSubmit={async () => ({ ok: true })}
        >
          <FormProblem />
          <FormTextField name="name" label="Nombre" />
          <Late />
          <button type="submit">Guardar</button>
        </Form>
      ),
    });
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    await screen.findByRole('link', { name: /^Nombre/ });
    await person.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    const rut = await screen.findByRole('textbox', { name: 'RUT' });
    expect(rut).toBeValid();
    expect(screen.queryByRole('link', { name: /^RUT/ })).toBeNull();
    await person.click(rut);
    await person.tab();
    expect(rut).toBeInvalid();
  });

  it('does not send an impossible date as an empty value', async () => {
    const { person, send } = showRecord();
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.click((await screen.findAllByRole('spinbutton'))[0]!);
    await person.keyboard('31022000');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    const problem = 'Ese día no existe: este mes es más corto';
    expect(await screen.findByRole('link', { name: `Nacimiento: ${problem}` })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await person.click(screen.getAllByRole('spinbutton')[1]!);
    await person.keyboard('03');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]![0]).toEqual({ name: 'Rosa', rut: '', born: '2000-03-31' });
  });
});
