import { screen } from '@testing-library/react';
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

/** A form whose rules are still under way until `arrive` is called, as on a slow line. */
const show = () => {
  const { promise, resolve } = Promise.withResolvers<Validator<Values>>();
  const stage = renderScreen({
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
  return { ...stage, arrive: () => resolve(rules) };
};

interface Person {
  name: string;
  rut: string;
  born: string;
}

const record: Validator<Person> = ({ name }) =>
  name === '' ? { name: { id: 'validation.required' } } : ({} as FieldErrors);

/** A form of several fields, whose provider takes everything unless it is told otherwise. */
const showRecord = () => {
  const send = vi.fn<(values: Person) => Promise<Submitted>>(async () => ({ ok: true }));
  const stage = renderScreen({
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
  return { ...stage, send };
};

describe('Form', () => {
  it('judges what was typed and left before its rules had arrived', async () => {
    const { person, arrive } = show();
    const field = await screen.findByRole('textbox', { name: 'RUT' });
    await person.type(field, 'wrong');
    await person.tab();
    expect(field).not.toHaveAttribute('aria-invalid');
    arrive();
    expect(await screen.findByText(/Escribe un RUT válido/)).toBeVisible();
    expect(field).toHaveValue('wrong');
  });

  it('calls nothing right that its rules have not seen', async () => {
    const { person, arrive } = show();
    await person.type(await screen.findByRole('textbox', { name: 'RUT' }), 'right');
    await person.tab();
    expect(screen.queryByText('RUT válido')).toBeNull();
    arrive();
    expect(await screen.findByText('RUT válido')).toBeVisible();
  });

  it('says what is wrong with a field that was left once the press that left it has ended', async () => {
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
    await vi.waitFor(() => expect(field).toBeInvalid());
  });

  it('takes no note of a field that was left and entered again by one press', async () => {
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

  it('says of each field that is wrong which one it is', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Nombre: Este campo es obligatorio' })).toBeVisible();
  });

  it('moves the focus to what is wrong at once, before anything is typed', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await vi.waitFor(() => expect(name).toBeInvalid(), { interval: 1 });
    expect(screen.getByRole('group', { name: 'Falta corregir un campo' })).toHaveFocus();
    await person.type(name, 'Ana');
    expect(name).toHaveValue('Ana');
  });

  it('leaves the caret in the field while it is put right, taken back and put right again', async () => {
    const { person } = showRecord();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    await screen.findByRole('group', { name: 'Falta corregir un campo' });
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await person.type(name, 'a{Backspace}');
    expect(await screen.findByRole('link', { name: /^Nombre/ })).toBeVisible();
    expect(name).toHaveFocus();
    await person.keyboard('Ana');
    expect(name).toHaveValue('Ana');
  });

  it('brings into view why it could not be sent, and keeps the focus at what sends it again', async () => {
    const { person, send } = showRecord();
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    for (const times of [1, 2]) {
      send.mockResolvedValueOnce({ ok: false, problem: { kind: 'offline' } });
      await person.click(screen.getByRole('button', { name: 'Guardar' }));
      await vi.waitFor(() => expect(brought).toHaveBeenCalledTimes(times));
      expect(brought.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
    }
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    brought.mockRestore();
  });

  it('does not repeat a refusal at a field that was put right, whatever else is wrong by then', async () => {
    const { person, send } = showRecord();
    send.mockResolvedValueOnce({ ok: false, problem: { kind: 'invalid', fields: ['rut'] } });
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    const rut = screen.getByRole('textbox', { name: 'RUT' });
    await vi.waitFor(() => expect(rut).toBeInvalid());
    await person.type(rut, 'right');
    await person.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /^Nombre/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^RUT/ })).toBeNull();
    expect(rut).toBeValid();
  });

  it('says nothing of a field that has come since the form was sent, until it is left', async () => {
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

  it('does not send a day that was typed and does not exist as none', async () => {
    const { person, send } = showRecord();
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.click((await screen.findAllByRole('spinbutton'))[0]!);
    await person.keyboard('31022000');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByRole('link', { name: 'Nacimiento: Escribe una fecha que exista' }),
    ).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await person.click(screen.getAllByRole('spinbutton')[1]!);
    await person.keyboard('03');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]![0]).toEqual({ name: 'Rosa', rut: '', born: '2000-03-31' });
  });
});
