import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { Form } from './Form.tsx';
import { FormScheduleField } from './FormScheduleField.tsx';
import { FormSubmit } from './FormSubmit.tsx';

const loadValidator = () => Promise.resolve(() => ({}));
const initialValues = { at: '' };

it('sets tomorrow at 8:00 in the time zone of the school', async () => {
  const onSubmit = vi.fn(async (_values: { at: string }) => ({ ok: true }) as const);
  const { person } = renderScreen({
    path: '/app',
    children: (
      <Form label="Aviso" initialValues={initialValues} loadValidator={loadValidator} onSubmit={onSubmit}>
        <FormScheduleField name="at" label="Cuándo" timeZone="Asia/Tokyo" />
        <FormSubmit>Guardar</FormSubmit>
      </Form>
    ),
  });
  await person.click(await screen.findByRole('button', { name: 'Mañana a las 8:00' }));
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  const [[values]] = onSubmit.mock.calls as unknown as [[{ at: string }]];
  expect(values.at).toMatch(/T08:00:00\+09:00$/);
  const hours = (Date.parse(values.at) - Date.now()) / 3600_000;
  expect(hours).toBeGreaterThan(8);
  expect(hours).toBeLessThanOrEqual(32);
});
