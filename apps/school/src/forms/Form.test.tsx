import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStaged } from '../staging/renderStaged.tsx';
import { Form } from './Form.tsx';
import { FormTextField } from './FormTextField.tsx';
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
  const stage = renderStaged({
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
});
